import { parseAmount } from '#platform/shared/money.ts';
import type { Frequency } from './budget-labels.ts';

/** An overrun that a buyer was shown and agreed to. */
export interface SeenOverrun {
  code: string;
  frequency: Frequency;
  /** By how much, decimal yuan. */
  over: string;
}

/** Up to how much of an overrun was agreed to, in fen; 0 where it was not shown. */
export function seenFen(
  { code, frequency }: Pick<SeenOverrun, 'code' | 'frequency'>,
  seen: readonly SeenOverrun[],
): bigint {
  return seen
    .filter((one) => one.code === code && one.frequency === frequency)
    .reduce((most, { over }) => (parseAmount(over) > most ? parseAmount(over) : most), 0n);
}

/** Overruns that nobody was shown, or that have grown since: somebody else has spent in between. */
export function unseenOverruns<O extends Pick<SeenOverrun, 'code' | 'frequency'> & { overFen: bigint }>(
  overruns: readonly O[],
  seen: readonly SeenOverrun[],
): O[] {
  return overruns.filter((overrun) => overrun.overFen > seenFen(overrun, seen));
}
