import { formatAmount, lineAmount, parseUnitPrice, sum } from '#platform/shared/money.ts';

interface BundleItem {
  /** Decimal yuan; null where there is none. */
  salesPrice: string | null;
  moqSales: number;
}

/** What the smallest orders of some items cost together, decimal yuan; rounded once per line, as an order is. */
export function bundleTotal(items: readonly BundleItem[]): string {
  const amounts = items.map(({ salesPrice, moqSales }) =>
    salesPrice === null ? 0n : lineAmount(parseUnitPrice(salesPrice), moqSales),
  );
  return formatAmount(sum(amounts));
}
