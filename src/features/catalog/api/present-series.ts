import type { SeriesTable } from '../contract/item-schemas.ts';
import { seriesColumns } from '../rules/series-columns.ts';
import { basePrice, presentCard } from './present-item.ts';
import type { ItemFacts } from './read-item-facts.ts';

/** How a series is laid out: nothing of prices and stock, which belong to caller and moment. */
export interface SeriesLayout extends Omit<SeriesTable, 'items'> {
  rows: readonly { skuId: bigint; values: string[] }[];
}

/** `items` is not empty. */
export function layOutSeries(items: readonly ItemFacts[]): SeriesLayout {
  const { columns, shared, rows } = seriesColumns(items);
  return {
    productCode: items[0]?.seriesCode ?? '',
    productName: items[0]?.seriesName ?? '',
    columns,
    shared,
    itemCount: rows.length,
    rows: rows.map(({ member: { skuId }, values }) => ({ skuId, values })),
  };
}

/** The whole series as one table, or the first `most` rows of it. */
export function presentSeries(
  { rows, ...head }: SeriesLayout,
  items: readonly ItemFacts[],
  most?: number,
): SeriesTable {
  const byId = new Map(items.map((item) => [item.skuId, item]));
  return {
    ...head,
    items: rows.slice(0, most).flatMap(({ skuId, values }) => {
      const item = byId.get(skuId);
      return item ? [{ ...presentCard(item), values, basePrice: basePrice(item) }] : [];
    }),
  };
}
