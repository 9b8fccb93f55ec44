import { measuresOf, plain, wholeWord } from './judge-text.ts';
import type { TruthAttribute } from './truth-item.ts';

/** An item with everything a judge may look at. */
export interface JudgedItem {
  itemNo: string;
  name: string;
  mpn: string | null;
  brandNames: readonly string[];
  /** Its own category and that of the third level. */
  kinds: readonly string[];
  /** The group these stand in: 水泵 of 多级泵. */
  group: string;
  attributes: readonly TruthAttribute[];
}

/** What a must is looked for in, made when it is first asked for. */
export interface JudgedText {
  whole: string;
  codes: string;
  measures: ReadonlySet<string>;
  figures: ReadonlySet<string>;
}

const attributeText = ({ name, value, unit = '' }: TruthAttribute) =>
  unit === 'DN' ? `${name}DN${value}` : `${name}:${value}${unit}`;

export function textOf({ name, mpn, brandNames, kinds, attributes }: JudgedItem): JudgedText {
  const parts = [name, mpn ?? '', ...brandNames, ...kinds, ...attributes.map(attributeText)];
  const whole = parts.map(plain).join('|');
  const values = attributes.flatMap(({ value }) => plain(value).split(/X/));
  return {
    whole,
    codes: parts.map((part) => plain(part).replace(/[-/._]/g, '')).join('|'),
    measures: new Set(parts.flatMap((part) => measuresOf(plain(part)))),
    figures: new Set(values.map((value) => value.replace(/^[ΦØ]|MM$/g, ''))),
  };
}

/** A property in one spelling: as a word, as a measure in any unit, as a number without its signs, or figure by figure. */
function says(text: JudgedText, spelling: string): boolean {
  const word = plain(spelling);
  if (wholeWord(word).test(text.whole)) return true;
  const [measure, more] = measuresOf(word.replace(/^(?:AC|DC)(?=\d)/, ''));
  if (measure !== undefined && more === undefined && text.measures.has(measure)) return true;
  const code = word.replace(/[-/._]/g, '');
  if (/[A-Z]/.test(code) && /\d/.test(code) && code.length >= 4 && wholeWord(code).test(text.codes)) return true;
  const sizes = word.split('X');
  return sizes.length > 1 && sizes.every((size) => text.figures.has(size.replace(/MM$/, '')));
}

/** Every property is there in one of its spellings. */
export const hasAll = (text: JudgedText, must: readonly (readonly string[])[]): boolean =>
  must.every((spellings) => spellings.some((spelling) => says(text, spelling)));
