import type { EntryKind } from './budget-labels.ts';

/** What one document holds of one period, for one cost centre it charges; by the ledger. */
export interface Held {
  periodId: bigint;
  costCenterId: bigint;
  reservedFen: bigint;
  usedFen: bigint;
}

/** What a document is to hold of a cost centre from now on. */
export interface Target {
  reservedFen: bigint;
  usedFen: bigint;
}

export interface Move {
  periodId: bigint;
  costCenterId: bigint;
  kind: EntryKind;
  amountFen: bigint;
}

const NOTHING: Target = { reservedFen: 0n, usedFen: 0n };
const least = (a: bigint, b: bigint) => (a < b ? a : b);

/**
 * Movements that bring what a document holds down to what it is to hold: what is spent is confirmed out of what is
 * reserved, what is left of that is released, what was spent too much is credited. Nothing is charged anew, so that a
 * document never takes more than it reserved; the same targets again move nothing.
 */
export function settleDocument(held: readonly Held[], targets: ReadonlyMap<bigint, Target>): Move[] {
  return held.flatMap(({ periodId, costCenterId, reservedFen, usedFen }) => {
    const target = targets.get(costCenterId) ?? NOTHING;
    const short = target.usedFen - usedFen;
    const confirm = short > 0n ? least(short, reservedFen) : 0n;
    const release = reservedFen - confirm - target.reservedFen;
    const moves: [EntryKind, bigint][] = [
      ['confirm', confirm],
      ['release', release],
      ['credit', -short],
    ];
    return moves.flatMap(([kind, amountFen]) => (amountFen > 0n ? [{ periodId, costCenterId, kind, amountFen }] : []));
  });
}
