import { SIZE_MATCHERS } from './scan-sizes.ts';
import { readCode, readMixed, readRun } from './scan-words.ts';
import type { CutWords, Term } from './search-term.ts';
import type { SynonymTable } from './synonyms.ts';

const RUN = /\p{Script=Han}+/uy;
const CODE = /[\p{Script=Latin}\p{Script=Greek}\p{Nd}]+(?:[-/._+#&]+[\p{Script=Latin}\p{Nd}]+)*#?/uy;
/** 长30, 外径20mm: what the figure measures, said before it. The figure with its unit is what goods are found by. */
const DIMENSION = /(?:总长|全长|线长|长度|宽度|高度|厚度|[内外直孔轴]径|[长宽高厚])(?=\s*Φ?\d)/uy;

/** What is needed to read words. */
export interface Language {
  cut: CutWords;
  synonyms: SynonymTable;
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** A Chinese word of a run ends where a dimension before a figure begins: 螺钉长30. */
function runEnd(run: string, text: string, at: number): number {
  for (let from = 1; from < run.length; from += 1) {
    // A figure follows it, so it ends the run.
    if (matchAt(DIMENSION, text, at + from)) return from;
  }
  return run.length;
}

/** Sizes begin with a figure, a Latin letter or a sign for one; Chinese characters, most of a name, begin none. */
const BEGINS_SIZE = /[A-Z\dΦ#]/;

function readAt(text: string, at: number, { cut, synonyms }: Language): { term: Term | null; end: number } | null {
  const mixed = synonyms.mixed.find((word) => text.startsWith(word, at));
  if (mixed) return { term: readMixed(mixed, synonyms), end: at + mixed.length };
  for (const { pattern, read } of BEGINS_SIZE.test(text.charAt(at)) ? SIZE_MATCHERS : []) {
    const match = matchAt(pattern, text, at);
    const term = match && read(match);
    if (match && term) return { term, end: at + match[0].length };
  }
  const dimension = matchAt(DIMENSION, text, at);
  if (dimension) return { term: null, end: at + dimension[0].length };
  const run = matchAt(RUN, text, at)?.[0];
  if (run) {
    const words = run.slice(0, runEnd(run, text, at));
    return { term: readRun(words, cut, synonyms), end: at + words.length };
  }
  const code = matchAt(CODE, text, at);
  return code && { term: readCode(code[0]), end: at + code[0].length };
}

/** Reads folded text from left to right; what is no term (punctuation, blanks) separates terms. */
export function scanTerms(folded: string, language: Language): Term[] {
  const terms: Term[] = [];
  let at = 0;
  while (at < folded.length) {
    const found = readAt(folded, at, language);
    if (found?.term) terms.push(found.term);
    at = found ? found.end : at + 1;
  }
  return terms.filter((term) => term.needs.length > 0);
}
