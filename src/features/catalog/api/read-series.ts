import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { brands, categories, series, skus } from './catalog-tables.ts';
import { type ItemFacts, readItemsWhere } from './read-item-facts.ts';

/** Most items of a series that one table shows; real series stay far below. */
const MAX_SERIES_ITEMS = 500;

/** A series by its own code, or by the number of one of its items. */
export type SeriesKey = { productCode: string } | { itemCode: string };

/** Id of the series, as an expression of its key. */
function seriesId(key: SeriesKey): SQL {
  if ('productCode' in key) return sql`(select id from series where code = ${key.productCode})`;
  return sql`(select series_id from skus where item_no = ${key.itemCode})`;
}

/** All items of a series on sale; an item that has been taken off sale no longer stands beside its siblings. */
export function readSeriesItems(db: Db, levelCode: string | null, key: SeriesKey): Promise<ItemFacts[]> {
  const onSale = and(eq(skus.seriesId, seriesId(key)), eq(skus.productStatus, 5));
  return readItemsWhere(db, levelCode, onSale, MAX_SERIES_ITEMS);
}

export interface SeriesFacts {
  productCode: string;
  productName: string;
  brandName: string | null;
  categoryCode: string;
  itemCount: number;
}

export async function readSeries(db: Db, key: SeriesKey): Promise<SeriesFacts | undefined> {
  const [row] = await db
    .select({
      productCode: series.code,
      productName: series.name,
      brandName: brands.name,
      categoryCode: categories.code,
      itemCount: sql<number>`(select count(*)::int from skus s where s.series_id = ${series.id} and s.product_status = 5)`,
    })
    .from(series)
    .innerJoin(categories, eq(categories.id, series.categoryId))
    .leftJoin(brands, eq(brands.id, series.brandId))
    .where(eq(series.id, seriesId(key)));
  return row;
}
