import { shareOfUnits } from '#features/orders/rules/public.ts';
import { lineAmount, sum } from '#platform/shared/money.ts';
import type { CaseKind } from '../contract/case-words.ts';
import { poolOf } from './case-kinds.ts';
import { type HeldLine, heldFen, heldUnits } from './held-units.ts';

/** A line of an order with what was paid for it, its part of the discount taken off. */
export interface PaidLine {
  paidFen: bigint;
  quantity: number;
  cancelledQuantity: number;
  shippedQuantity: number;
}

const MOVE_NONE: readonly CaseKind[] = ['price_gap', 'repair', 'reinvoice'];

/**
 * Units of a line that cases have taken along with their money; what came too many was never paid for, a difference moves none,
 * what is repaired keeps its price, and so does what is invoiced anew.
 */
const takenUnits = (lines: readonly HeldLine[]): number =>
  lines
    .filter(({ kind, reason }) => !MOVE_NONE.includes(kind) && poolOf(kind, reason) !== 'over')
    .reduce((count, line) => count + heldUnits(line), 0);

/**
 * What `units` more of a line were paid for, in fen: their share of what is neither given back nor asked for, the remainder
 * with the last of them. Never more than is left.
 */
export const paidForUnits = (line: PaidLine, held: readonly HeldLine[], units: number): bigint =>
  shareOfUnits(
    {
      amountFen: line.paidFen,
      units: line.quantity - line.cancelledQuantity,
      sentUnits: line.shippedQuantity,
      backFen: sum(held.map(heldFen)),
      backUnits: takenUnits(held),
    },
    units,
  );

/** What units that came too many would cost, at the price of their line. */
export const priceOfOver = (salesPrice: bigint, units: number): bigint => lineAmount(salesPrice, units);
