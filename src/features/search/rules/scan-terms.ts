import { SIZE_MATCHERS } from './scan-sizes.ts';
import { readCode, readRun } from './scan-words.ts';
import type { CutWords, Term } from './search-term.ts';

const RUN = /\p{Script=Han}+/uy;
const CODE = /[\p{Script=Latin}\p{Script=Greek}\p{Nd}]+(?:[-/._+#]+[\p{Script=Latin}\p{Nd}]+)*#?/uy;

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function readAt(text: string, at: number, cut: CutWords): { term: Term; end: number } | null {
  for (const { pattern, read } of SIZE_MATCHERS) {
    const match = matchAt(pattern, text, at);
    const term = match && read(match);
    if (match && term) return { term, end: at + match[0].length };
  }
  const run = matchAt(RUN, text, at);
  if (run) return { term: readRun(run[0], cut), end: at + run[0].length };
  const code = matchAt(CODE, text, at);
  return code && { term: readCode(code[0]), end: at + code[0].length };
}

/** Reads folded text from left to right; what is no term (punctuation, blanks) separates terms. */
export function scanTerms(folded: string, cut: CutWords): Term[] {
  const terms: Term[] = [];
  let at = 0;
  while (at < folded.length) {
    const found = readAt(folded, at, cut);
    if (found) terms.push(found.term);
    at = found ? found.end : at + 1;
  }
  return terms.filter((term) => term.needs.length > 0);
}
