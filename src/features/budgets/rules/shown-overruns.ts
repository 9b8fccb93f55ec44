import { parseAmount } from '#platform/shared/money.ts';
import type { SeenOverrun } from './unseen-overruns.ts';
import type { Overrun } from './word-budget.ts';

const keyOf = ({ code, frequency }: Overrun) => `${code} ${frequency}`;

/**
 * Overruns a buyer is shown: those foreseen, and those a refusal told of, whichever of the two is the larger. Where a
 * centre has two budgets of one rhythm, the one that is exceeded further is shown.
 */
export function shownOverruns(foreseen: readonly Overrun[], refused: readonly Overrun[]): Overrun[] {
  const shown = new Map<string, Overrun>();
  for (const overrun of [...foreseen, ...refused]) {
    const known = shown.get(keyOf(overrun));
    if (!known || parseAmount(overrun.left) < parseAmount(known.left)) shown.set(keyOf(overrun), overrun);
  }
  return [...shown.values()];
}

/** What the buyer agrees to by sending an order with these on the page. */
export const seenOf = (overruns: readonly Overrun[]): SeenOverrun[] =>
  overruns.map(({ code, frequency, left }) => ({ code, frequency, over: left.replace(/^-/, '') }));
