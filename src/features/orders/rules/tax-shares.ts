import { formatAmount } from '#platform/shared/money.ts';
import type { OrderSums } from '../contract/order-schemas.ts';
import { taxRateText } from './tax-rate-text.ts';

export interface TaxShare {
  rateBp: number;
  goodsFen: bigint;
  taxFen: bigint;
}

/** Amount and contained tax of every rate, the highest rate first. */
export function sharesOf(lines: readonly { taxRateBp: number; amountFen: bigint; taxFen: bigint }[]): TaxShare[] {
  const shares = new Map<number, TaxShare>();
  for (const { taxRateBp, amountFen, taxFen } of lines) {
    const share = shares.get(taxRateBp) ?? { rateBp: taxRateBp, goodsFen: 0n, taxFen: 0n };
    share.goodsFen += amountFen;
    share.taxFen += taxFen;
    shares.set(taxRateBp, share);
  }
  return [...shares.values()].sort((a, b) => b.rateBp - a.rateBp);
}

/** The shares as they travel. */
export function presentTaxes(taxes: readonly TaxShare[]): OrderSums['taxes'] {
  return taxes.map(({ rateBp, goodsFen, taxFen }) => ({
    taxRate: taxRateText(rateBp),
    goodsAmount: formatAmount(goodsFen),
    taxAmount: formatAmount(taxFen),
  }));
}
