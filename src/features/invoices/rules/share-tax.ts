import { taxWithin } from '#platform/shared/money.ts';

/** Most that the tax of one line may lie away from its amount times the rate, in fen (behaviours 2.9: 0.01–0.06). */
export const LINE_TOLERANCE_FEN = 6n;

/**
 * Taxes of amounts of one rate, in fen, so that they add up to the tax of their sum: each is what the sum up to it bears less
 * what was given before, so that no line lies more than 0.01 yuan from its own tax and the residual stands nowhere alone.
 */
export function shareTax(amounts: readonly bigint[], rateBp: number): bigint[] {
  let upTo = 0n;
  let given = 0n;
  return amounts.map((fen) => {
    upTo += fen;
    const tax = taxWithin(upTo, rateBp) - given;
    given += tax;
    return tax;
  });
}

/** Whether a platform accepts the tax of a line. */
export function fitsTolerance(amountFen: bigint, taxFen: bigint, rateBp: number): boolean {
  const off = taxFen - taxWithin(amountFen, rateBp);
  return (off < 0n ? -off : off) <= LINE_TOLERANCE_FEN;
}

/** Tax of a part of a line that comes off: in whatever pieces, together the tax of the line. */
export function taxOfPart(
  line: { amountFen: bigint; taxFen: bigint },
  before: { fen: bigint; taxFen: bigint },
  fen: bigint,
): bigint {
  if (line.amountFen === 0n) return 0n;
  const upTo = before.fen + fen;
  return upTo >= line.amountFen ? line.taxFen - before.taxFen : (line.taxFen * upTo) / line.amountFen - before.taxFen;
}
