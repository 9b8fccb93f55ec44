import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { brands, categories, series, skus } from './catalog-tables.ts';
import { offerExists } from './offer-columns.ts';
import { type ItemFacts, readItemsWhere } from './read-item-facts.ts';

/** Most items of a series that one table shows; real series stay far below. */
const MAX_SERIES_ITEMS = 500;

/** A series by its own code, or by the number of one of its items. */
export type SeriesKey = { productCode: string } | { itemCode: string };

/** Id of the series, as an expression of its key; an item that does not exist for the caller leads to none. */
function seriesId(key: SeriesKey): SQL {
  if ('productCode' in key) return sql`(select id from series where code = ${key.productCode})`;
  return sql`(select ${skus.seriesId} from ${skus} join ${categories} on ${categories.id} = ${skus.categoryId}
    where ${skus.itemNo} = ${key.itemCode} and ${offerExists})`;
}

/** All items of a series on sale; an item that has been taken off sale no longer stands beside its siblings. */
export function readSeriesItems(db: Db, levelCode: string | null, key: SeriesKey): Promise<ItemFacts[]> {
  const onSale = and(eq(skus.seriesId, seriesId(key)), eq(skus.productStatus, 5));
  return readItemsWhere(db, levelCode, onSale, MAX_SERIES_ITEMS);
}

/** Items of the outer query's series on sale that exist for the caller. */
const SEEN_ITEMS = sql<number>`(select count(*)::int from ${skus} join ${categories} on ${categories.id} = ${skus.categoryId}
  where ${skus.seriesId} = ${series.id} and ${skus.productStatus} = 5 and ${offerExists})`;

export interface SeriesFacts {
  productCode: string;
  productName: string;
  brandName: string | null;
  categoryCode: string;
  itemCount: number;
}

/** A series of which the caller sees anything; what is hidden from him is not counted. */
export async function readSeries(db: Db, key: SeriesKey): Promise<SeriesFacts | undefined> {
  const [row] = await db
    .select({
      productCode: series.code,
      productName: series.name,
      brandName: brands.name,
      categoryCode: categories.code,
      itemCount: SEEN_ITEMS,
    })
    .from(series)
    .innerJoin(categories, eq(categories.id, series.categoryId))
    .leftJoin(brands, eq(brands.id, series.brandId))
    .where(eq(series.id, seriesId(key)));
  return row && row.itemCount > 0 ? row : undefined;
}
