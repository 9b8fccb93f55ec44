import { sum, taxWithin } from '#platform/shared/money.ts';

export interface TaxedLine {
  taxRateBp: number;
  amountFen: bigint;
  taxFen: bigint;
  cancelledFen: bigint;
}

export interface VatShare {
  rateBp: number;
  /** Tax included. */
  goodsFen: bigint;
  netFen: bigint;
  taxFen: bigint;
}

/** Tax contained in what is left of a line: as it was ordered, or worked out again once for a smaller amount. */
export function taxLeft({ taxRateBp, amountFen, taxFen, cancelledFen }: TaxedLine): bigint {
  return cancelledFen === 0n ? taxFen : taxWithin(amountFen - cancelledFen, taxRateBp);
}

/** What is left of an order by tax rate, the highest first; rounded once per line, so that the shares add up. */
export function vatShares(lines: readonly TaxedLine[]): VatShare[] {
  const rates = [...new Set(lines.map((line) => line.taxRateBp))].sort((a, b) => b - a);
  return rates.flatMap((rateBp) => {
    const ofRate = lines.filter((line) => line.taxRateBp === rateBp);
    const goodsFen = sum(ofRate.map((line) => line.amountFen - line.cancelledFen));
    const taxFen = sum(ofRate.map(taxLeft));
    return goodsFen === 0n ? [] : [{ rateBp, goodsFen, netFen: goodsFen - taxFen, taxFen }];
  });
}
