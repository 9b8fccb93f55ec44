import type { SeriesTable } from '../contract/item-schemas.ts';
import { seriesColumns } from '../rules/series-columns.ts';
import { basePrice, presentCard } from './present-item.ts';
import type { ItemFacts } from './read-item-facts.ts';

/** The whole series as one table, or the first `most` rows of it; `items` is not empty. */
export function presentSeries(items: readonly ItemFacts[], most?: number): SeriesTable {
  const { columns, shared, rows } = seriesColumns(items);
  return {
    productCode: items[0]?.seriesCode ?? '',
    productName: items[0]?.seriesName ?? '',
    columns,
    shared,
    itemCount: rows.length,
    items: rows.slice(0, most).map(({ member, values }) => ({
      ...presentCard(member),
      values,
      basePrice: basePrice(member),
    })),
  };
}
