import type { Calculation } from '../contract/checkout-schemas.ts';

export interface ChangedPrice {
  skuCode: string;
  productName: string;
  /** Decimal yuan; null when there was or is no price. */
  before: string | null;
  after: string | null;
}

/** Lines whose price is another one now, for the question whether to order all the same. */
export function changedPrices(seen: Calculation, now: Calculation): ChangedPrice[] {
  const before = new Map(seen.lines.map((line) => [line.skuCode, line.salesPrice]));
  return now.lines.flatMap(({ skuCode, productName, salesPrice }) => {
    const old = before.get(skuCode) ?? null;
    return old === salesPrice ? [] : [{ skuCode, productName, before: old, after: salesPrice }];
  });
}
