import { divideHalfUp, sum } from '#platform/shared/money.ts';

/** A line, or what of it was paid, as a return looks at it. Fen and order units. */
export interface ReturnableAmount {
  /** Of all units that were not called off. */
  amountFen: bigint;
  /** Not called off. */
  units: number;
  /** Of these, sent. */
  sentUnits: number;
  /** Given back before, or asked for by somebody else. */
  backFen: bigint;
  backUnits: number;
}

/**
 * What so many units of a line come to when they come back: their share of what was sent and is not back yet, the remainder
 * with the last ones. In whatever pieces units come back, the sum is what they cost; a price difference that was given
 * before lowers what the rest comes to. Never more than is left, never less than nothing.
 */
export function shareOfUnits(line: ReturnableAmount, units: number): bigint {
  const { amountFen, units: all, sentUnits, backFen, backUnits } = line;
  if (all <= 0 || units <= 0) return 0n;
  const sentFen = sentUnits >= all ? amountFen : (amountFen * BigInt(sentUnits)) / BigInt(all);
  const rest = sentFen - backFen;
  const restUnits = sentUnits - backUnits;
  if (rest <= 0n) return 0n;
  return units >= restUnits ? rest : (rest * BigInt(units)) / BigInt(restUnits);
}

interface PaidOrder {
  goodsFen: bigint;
  discountFen: bigint;
  cancelledFen: bigint;
}

interface PaidLine {
  amountFen: bigint;
  cancelledFen: bigint;
}

/** What was paid for each line of an order, its part of the discount taken off; together exactly what the goods are owed. */
export function paidOfLines(order: PaidOrder, lines: readonly PaidLine[]): bigint[] {
  const left = lines.map(({ amountFen, cancelledFen }) => amountFen - cancelledFen);
  const goods = sum(left);
  if (order.discountFen === 0n || goods === 0n) return left;
  const discount = divideHalfUp(order.discountFen * goods, order.goodsFen);
  let before = 0n;
  let shared = 0n;
  return left.map((fen) => {
    before += fen;
    const share = (discount * before) / goods - shared;
    shared += share;
    return fen - share;
  });
}
