import { and, eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { brands, categories, series, skus } from './catalog-tables.ts';
import { offerExists } from './offer-columns.ts';
import { type ItemFacts, itemReader } from './read-item-facts.ts';

/** Most items of a series that one table shows; real series stay far below. */
const MAX_SERIES_ITEMS = 500;

/** A series by its own code, or by the number of one of its items. */
export type SeriesKey = { productCode: string } | { itemCode: string };

/** As it is, or where it is given. */
type Text = string | Placeholder;

/** Id of the series, as an expression of its key; an item that does not exist for the caller leads to none. */
const seriesId = (key: SeriesKey): SQL =>
  'productCode' in key ? seriesOfCode(key.productCode) : seriesOfItem(key.itemCode);

const seriesOfCode = (code: Text): SQL => sql`(select id from series where code = ${code})`;

const seriesOfItem = (itemNo: Text): SQL =>
  sql`(select ${skus.seriesId} from ${skus} join ${categories} on ${categories.id} = ${skus.categoryId}
    where ${skus.itemNo} = ${itemNo} and ${offerExists})`;

const onSaleIn = (id: SQL) => and(eq(skus.seriesId, id), eq(skus.productStatus, 5));
const itemsOfSeries = itemReader<{ productCode: string }>(
  (given) => onSaleIn(seriesOfCode(given.productCode)),
  MAX_SERIES_ITEMS,
);
const siblings = itemReader<{ itemCode: string }>((given) => onSaleIn(seriesOfItem(given.itemCode)), MAX_SERIES_ITEMS);

/** All items of a series on sale; an item that has been taken off sale no longer stands beside its siblings. */
export function readSeriesItems(db: Db, levelCode: string | null, key: SeriesKey): Promise<ItemFacts[]> {
  return 'productCode' in key ? itemsOfSeries(db, levelCode, key) : siblings(db, levelCode, key);
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
