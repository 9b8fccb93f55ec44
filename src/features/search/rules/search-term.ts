/** What a piece of a query or of a name was understood as. */
export type TermKind =
  | 'standard'
  | 'thread'
  | 'size'
  | 'nominal'
  | 'measure'
  | 'grade'
  | 'material'
  | 'pack'
  | 'code'
  | 'number'
  | 'word';

/**
 * A search term of the index. `prefix` also finds longer ones that begin like it, `whole` no parts of longer words;
 * `alias` is another name for the same thing, looked for but never written to the index.
 */
export interface Lexeme {
  key: string;
  prefix?: true;
  whole?: true;
  alias?: true;
  /** A token of the index such as a category, and no word. */
  token?: true;
}

/** One thing that must be found: any of the ways, each of which needs all of its lexemes. */
export interface Need {
  /** How the piece reads, for people. */
  text: string;
  anyOf: readonly (readonly Lexeme[])[];
}

export interface Term {
  kind: TermKind;
  /** The piece in folded spelling; terms joined with blanks make the query again. */
  text: string;
  /** How it was understood: 螺纹 M8, 材质 304. */
  label: string;
  needs: readonly Need[];
  /** The same piece asked for less exactly, as folded text: M8 of M8X33. */
  wider?: string;
  /** The thing that is asked for; everything else tells which. */
  head?: true;
}

/** Splits a run of Chinese characters into words. */
export type CutWords = (run: string) => readonly string[];

export const lexemes = (...keys: string[]): Lexeme[] => keys.map((key) => ({ key }));

/** Ways by other names for the same thing. */
export const aliases = (...keys: (string | null)[]): Lexeme[][] =>
  keys.flatMap((key) => (key === null ? [] : [[{ key, alias: true as const }]]));

/** The piece in a chip: `×` and `"` as people write them. */
export const shown = (text: string): string => text.replace(/(?<=\d)X(?=\d)/g, '×').replace(/IN$/, '"');

/** A term of one need. */
export function oneNeed(kind: TermKind, text: string, label: string, anyOf: readonly (readonly Lexeme[])[]): Term {
  return { kind, text, label: `${label} ${shown(text)}`.trim(), needs: [{ text: shown(text), anyOf }] };
}

/** Recognises one kind of term at the start of folded text. */
export interface Matcher {
  pattern: RegExp;
  read: (match: RegExpExecArray) => Term | null;
}

/** A figure inside folded text. */
export const NUMBER = '\\d+(?:\\.\\d+)?';
/** Nothing that would make the match a part of a longer number or code. */
export const END = '(?![A-Z\\d]|\\.\\d)';
