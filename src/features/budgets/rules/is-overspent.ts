import { availableOf, type Standing } from './judge-budget.ts';

/** Whether a budget has given out more than it had: what it holds for open documents counted in. */
export function isOverspent(standing: Standing): boolean {
  const available = availableOf(standing);
  return available !== null && available < 0n;
}
