import type { Term, TermKind } from './search-term.ts';

/** How much is lost with a piece; what is lost least is set aside first. */
const LOSS: Readonly<Record<TermKind, number>> = {
  pack: 1,
  grade: 2,
  number: 3,
  material: 3,
  measure: 3,
  word: 3,
  nominal: 4,
  size: 4,
  standard: 4,
  thread: 5,
  code: 4,
};

export const lossOf = (terms: readonly Term[]): number => terms.reduce((sum, { kind }) => sum + LOSS[kind], 0);

/** More pieces than these are not tried in every way. */
const MOST_LEFT_OUT = 2;

/**
 * What to keep of pieces that each go with the thing but not all together: all but one, all but two, then one alone, then
 * none; fewest words are set aside first, and among those the least telling.
 */
export function keepSome(fitting: readonly Term[]): Term[][] {
  const without = (left: readonly Term[]) => fitting.filter((term) => !left.includes(term));
  const ones = fitting.map((term) => [term]);
  const pairs = fitting.flatMap((first, at) => fitting.slice(at + 1).map((second) => [first, second]));
  const leave = [...ones, ...(fitting.length > MOST_LEFT_OUT ? pairs : [])];
  leave.sort((a, b) => a.length - b.length || lossOf(a) - lossOf(b));
  const alone = [...fitting].sort((a, b) => lossOf([b]) - lossOf([a])).map((term) => [term]);
  return [[...fitting], ...leave.map(without), ...(fitting.length > MOST_LEFT_OUT + 1 ? alone : []), []];
}
