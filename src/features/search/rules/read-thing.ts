import { categoryToken } from './index-tokens.ts';
import { withQualities } from './qualities.ts';
import { type Language, scanTerms } from './scan-terms.ts';
import { bigramsOf } from './scan-words.ts';
import { type Lexeme, lexemes, type Need, type Term } from './search-term.ts';
import { standardKey } from './standards.ts';
import { idsOfName, type ThingTable } from './thing-table.ts';
import standardThings from './words/standards.json' with { type: 'json' };

/** A place in folded text that names a thing. */
interface Span {
  from: number;
  to: number;
  name: string;
  ids: readonly bigint[];
}

/** One way to take a query: a thing, and what it must have. */
export interface ThingReading {
  head: Term;
  /** Figures, qualities and other words, each of which can be set aside alone. */
  wanted: readonly Term[];
  /** Nobody named the thing: the standard is about it. Asked only where the standard itself finds nothing. */
  derived?: true;
}

const TOKEN = /[^\s,，;；:：、()（）【】[\]|。！!]+/g;
const RUN_END = /\p{Script=Han}(?!\p{Script=Han})|[A-Z](?![A-Z\d])|\d(?![A-Z\d.])|的/gu;
const isLatin = (sign: string | undefined) => sign !== undefined && /[A-Z\d]/.test(sign);

/** A word begins here: not within letters, and not within a Chinese word unless the name is long enough to be no accident. */
function beginsWord(text: string, from: number, to: number, starts: ReadonlySet<number>): boolean {
  if (isLatin(text[from])) return !isLatin(text[from - 1]);
  return starts.has(from) || to - from >= 3;
}

/** Places where words of Chinese runs begin. */
function wordStarts(text: string, { cut }: Language): Set<number> {
  const starts = new Set<number>();
  for (const { 0: run, index } of text.matchAll(/\p{Script=Han}+/gu)) {
    let at = index;
    for (const word of cut(run)) {
      starts.add(at);
      at += word.length;
    }
  }
  return starts;
}

function spanEndingAt(
  text: string,
  bounds: readonly [number, number],
  table: ThingTable,
  starts: ReadonlySet<number>,
): Span | null {
  const [first, to] = bounds;
  for (let from = first; from < to; from += 1) {
    // A single character names a thing only where it is all that was typed.
    if (to - from < 2 && to - from < text.length) continue;
    const name = text.slice(from, to);
    const ids = idsOfName(name, table);
    if (ids && beginsWord(text, from, to, starts)) return { from, to, name, ids };
  }
  return null;
}

/** Every name of a thing in a text, as each word or run of characters ends in one. */
function spansOf(text: string, table: ThingTable, language: Language): Span[] {
  const starts = wordStarts(text, language);
  const phrases = table.phrases.flatMap((phrase): Span[] => {
    const from = ` ${text} `.indexOf(` ${phrase} `);
    const ids = table.byName.get(phrase.replace(/\s+/g, ''));
    return from < 0 || !ids ? [] : [{ from, to: from + phrase.length, name: phrase, ids }];
  });
  const words = [...text.matchAll(TOKEN)].flatMap(({ 0: token, index }) =>
    [...token.matchAll(RUN_END)].flatMap((end) => {
      const to = index + end.index + (end[0] === '的' ? 0 : 1);
      return spanEndingAt(text, [index, to], table, starts) ?? [];
    }),
  );
  const free = words.filter((word) => !phrases.some(({ from, to }) => word.from < to && from < word.to));
  return [...phrases, ...free].sort((a, b) => a.from - b.from);
}

const headTerm = ({ name, ids }: Span): Term => ({
  kind: 'word',
  text: name,
  label: name,
  head: true,
  needs: [{ text: name, anyOf: ids.map((id) => [{ key: categoryToken(id), token: true }]) }],
});

const THREADED = /螺|丝锥|丝攻|板牙|垫|牙条/;
const PIPED = /阀|法兰|弯头|三通|管|水带|对丝|活接/;

/** A bare figure beside a thing may be its thread, its bore or its diameter: 8的丝锥, DIN125 8. */
function figureWays(figure: string, thing: string): Lexeme[][] {
  const ways = [lexemes(`φ${figure}`), lexemes(`${figure}#`), lexemes(`${figure}号`), lexemes(`${figure}码`)];
  if (THREADED.test(thing)) ways.push(lexemes(`m${figure}`));
  if (PIPED.test(thing)) ways.push(lexemes(`dn${figure}`));
  return ways;
}

/** A run that is cut into single characters is one word the dictionary does not know: its pairs must stand together. */
export function tighten(term: Term): Term {
  const signs = [...term.text];
  if (term.kind !== 'word' || signs.length < 3 || !/^\p{Script=Han}+$/u.test(term.text)) return term;
  if (!term.needs.some(({ text }) => [...text].length === 1)) return term;
  return {
    ...term,
    needs: [{ text: term.text, anyOf: [lexemes(term.text.toLowerCase()), lexemes(...bigramsOf(term.text))] }],
  };
}

/** Each word of a run alone: one of them must not spoil the others. */
function apart(term: Term): Term[] {
  if (term.kind !== 'word' || term.needs.length < 2) return [term];
  return term.needs.map((need): Term => ({ kind: 'word', text: need.text, label: need.text, needs: [need] }));
}

/** Words that are no condition beside a thing. */
const IDLE = /^(?:的|用|带|型|式|款|类|可|能|要|国标|系列|用的|专用|TYPE|FOR|WITH|AND|SET|三相380)$/;

export function qualify(terms: readonly Term[], thing: string): Term[] {
  return terms
    .flatMap((term) => apart(tighten(term)))
    .flatMap((term): Term[] => {
      if (IDLE.test(term.text)) return [];
      if (term.kind !== 'number') return [withQualities(term)];
      const needs = term.needs.map(
        (need): Need => ({ ...need, anyOf: [...need.anyOf, ...figureWays(need.text, thing)] }),
      );
      return [{ ...term, needs }];
    });
}

const share = (a: Span, b: Span) => a.ids.some((id) => b.ids.includes(id));

function readingOf(text: string, head: Span, spans: readonly Span[], language: Language): ThingReading {
  // Another name of the same thing adds nothing: gate valve 闸阀.
  const said = spans.filter((span) => span === head || share(span, head));
  let rest = text;
  for (const { from, to } of said) rest = `${rest.slice(0, from)}${' '.repeat(to - from)}${rest.slice(to)}`;
  const seen = new Set<string>();
  const terms = qualify(scanTerms(rest, language), head.name).filter(
    ({ text: word }) => !seen.has(word) && seen.add(word),
  );
  return { head: headTerm(head), wanted: terms };
}

/** What a standard is about, where nothing else says it: GB/T 119.1 are 圆柱销. */
const byStandard = new Map(
  Object.entries(standardThings).flatMap(([thing, keys]) => keys.map((key) => [key, thing] as const)),
);

function standardSpan(text: string, { byName }: ThingTable): Span | null {
  const match = /(GB\/?T?|DIN|ISO|EN)\s*-?\s*(\d+(?:\.\d+)?[AK]?)/.exec(text);
  const thing = match && byStandard.get(standardKey(match[1] ?? '', match[2] ?? ''));
  const ids = thing ? byName.get(thing) : undefined;
  return thing && ids ? { from: text.length, to: text.length, name: thing, ids } : null;
}

/** Things looked at in one query. */
const MOST_READINGS = 3;

/** Ways to take a folded text, likeliest first: what stands last is the thing, what stands before tells which. */
export function readThings(text: string, table: ThingTable, language: Language): ThingReading[] {
  const spans = spansOf(text, table, language);
  const named = spans.toReversed().filter((span, at, all) => !all.slice(0, at).some((later) => share(later, span)));
  const standard = named.length === 0 ? standardSpan(text, table) : null;
  if (standard) return [{ ...readingOf(text, standard, spans, language), derived: true }];
  return named.slice(0, MOST_READINGS).flatMap((head) => {
    const wide = table.widely.get(head.name);
    return [head, ...(wide ? [{ ...head, ids: wide }] : [])].map((one) => {
      const said = spans.map((span) => (span === head ? one : span));
      return readingOf(text, one, said, language);
    });
  });
}
