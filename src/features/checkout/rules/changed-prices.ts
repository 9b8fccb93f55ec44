import { lineKey } from '#features/orders/rules/public.ts';
import type { Calculation } from '../contract/checkout-schemas.ts';

export interface ChangedPrice {
  key: string;
  skuCode: string;
  productName: string;
  /** Decimal yuan; null when there was or is no price. */
  before: string | null;
  after: string | null;
}

interface Priced {
  lines: readonly Pick<Calculation['lines'][number], 'skuCode' | 'split' | 'productName' | 'salesPrice'>[];
}

/** Lines whose price is another one now, for the question whether to order all the same. */
export function changedPrices(seen: Priced, now: Priced): ChangedPrice[] {
  const before = new Map(seen.lines.map((line) => [lineKey(line), line.salesPrice]));
  return now.lines.flatMap((line) => {
    const { skuCode, productName, salesPrice } = line;
    const old = before.get(lineKey(line)) ?? null;
    return old === salesPrice ? [] : [{ key: lineKey(line), skuCode, productName, before: old, after: salesPrice }];
  });
}
