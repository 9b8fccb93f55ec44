import { taxOfPart } from './share-tax.ts';

/** A line of an issued invoice; what red letters took off it, those under way included. Fen, tax included. */
export interface RedLine {
  id: bigint;
  quantity: number;
  amountFen: bigint;
  taxFen: bigint;
  redQuantity: number;
  redFen: bigint;
  redTaxFen: bigint;
}

export interface RedPart {
  lineId: bigint;
  quantity: number;
  amountFen: bigint;
  taxFen: bigint;
}

const leftOf = ({ quantity, amountFen, redQuantity, redFen }: RedLine) => ({
  quantity: quantity - redQuantity,
  amountFen: amountFen - redFen,
});

const partOf = (line: RedLine, quantity: number, amountFen: bigint): RedPart => ({
  lineId: line.id,
  quantity,
  amountFen,
  taxFen: taxOfPart(line, { fen: line.redFen, taxFen: line.redTaxFen }, amountFen),
});

/** Everything that is left of an invoice. */
export const wholeOf = (lines: readonly RedLine[]): RedPart[] =>
  lines.flatMap((line) => {
    const left = leftOf(line);
    return left.amountFen > 0n ? [partOf(line, left.quantity, left.amountFen)] : [];
  });

/** One wished part of a line; null where more is wanted than is left. */
export function judgePart(line: RedLine, wish: { quantity: number; amountFen: bigint }): RedPart | null {
  const left = leftOf(line);
  if (wish.quantity > left.quantity || wish.amountFen > left.amountFen || wish.amountFen <= 0n) return null;
  return partOf(line, wish.quantity, wish.amountFen);
}

/**
 * So many units and so much money of one order line taken off its invoice lines, the last first. Answers less where there is
 * less.
 */
export function takeOff(lines: readonly RedLine[], wish: { quantity: number; amountFen: bigint }): RedPart[] {
  let { quantity, amountFen } = wish;
  const parts: RedPart[] = [];
  for (const line of lines.toReversed()) {
    const left = leftOf(line);
    const fen = amountFen < left.amountFen ? amountFen : left.amountFen;
    if (fen <= 0n) continue;
    const units = Math.min(quantity, left.quantity);
    parts.push(partOf(line, units, fen));
    quantity -= units;
    amountFen -= fen;
  }
  return parts;
}
