import { lineAmount, sum } from '#platform/shared/money.ts';
import { type HeldLine, heldFen, heldUnits } from './held-units.ts';
import { poolOf } from './offered-kinds.ts';

/** What was bought of a line and what for; amounts in fen, tax included. */
export interface PaidLine {
  quantity: number;
  cancelledQuantity: number;
  amountFen: bigint;
  cancelledFen: bigint;
}

/** Goods of the whole order and what was taken off them. */
export interface PaidOrder {
  goodsFen: bigint;
  discountFen: bigint;
}

/** What was paid for what is left of a line, its share of the discount off; never a fen too much. */
export function paidOfLine({ amountFen, cancelledFen }: PaidLine, { goodsFen, discountFen }: PaidOrder): bigint {
  const left = amountFen - cancelledFen;
  return discountFen === 0n || goodsFen === 0n ? left : (left * (goodsFen - discountFen)) / goodsFen;
}

/** Given back for what stayed with the customer: the line cost so much less. */
const gapsOf = (lines: readonly HeldLine[]) => sum(lines.filter(({ kind }) => kind === 'price_gap').map(heldFen));

/**
 * What `units` more of a line were paid for: in proportion, so that all units together make what was paid, with the
 * remainder at the last; never more than is neither given back nor asked for.
 */
export function paidForUnits(line: PaidLine, order: PaidOrder, lines: readonly HeldLine[], units: number): bigint {
  const whole = paidOfLine(line, order);
  const bought = line.quantity - line.cancelledQuantity;
  if (bought < 1) return 0n;
  const priced = whole - gapsOf(lines);
  const taken = lines
    .filter(({ kind, reason }) => kind !== 'price_gap' && poolOf(kind, reason) !== 'over')
    .reduce((count, held) => count + heldUnits(held), 0);
  const upTo = (count: number) => (priced * BigInt(Math.min(count, bought))) / BigInt(bought);
  const asked = upTo(taken + units) - upTo(taken);
  const left = whole - sum(lines.map(heldFen));
  return asked < left ? asked : left > 0n ? left : 0n;
}

/** What units that came too many would cost, at the price of their line. */
export const priceOfOver = (salesPrice: bigint, units: number): bigint => lineAmount(salesPrice, units);
