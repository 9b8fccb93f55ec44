import { and, eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { callerRules } from '#features/visible-goods/api/public.ts';
import { amongFewIds } from '#platform/api/among.ts';
import { compiledSelect } from '#platform/api/compiled-statement.ts';
import type { Db } from '#platform/api/database.ts';
import { brands, categories, series, skus } from './catalog-tables.ts';
import { offerColumns, offerExists, offerExistsOnce, priceOffer } from './offer-columns.ts';
import { ITEM_COLUMNS, type ItemFacts } from './read-item-facts.ts';
import { chosenRegion, deliveryRegion } from './region-columns.ts';

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

const seriesOfItem = (itemNo: Text, exists = offerExists): SQL =>
  sql`(select ${skus.seriesId} from ${skus} join ${categories} on ${categories.id} = ${skus.categoryId}
    where ${skus.itemNo} = ${itemNo} and ${exists})`;

/** Items of a series on sale that exist for the caller, and which writing of item and series it is. */
const seenIn = (id: SQL) =>
  new QueryBuilder().$with('seen').as((qb) =>
    qb
      .select({ id: skus.id, version: sql`${skus.id} || ' ' || skus.xmin || ' ' || series.xmin`.as('version') })
      .from(skus)
      .innerJoin(categories, eq(categories.id, skus.categoryId))
      .innerJoin(series, eq(series.id, skus.seriesId))
      .where(and(eq(skus.seriesId, id), eq(skus.productStatus, 5), offerExistsOnce))
      .limit(MAX_SERIES_ITEMS),
  );

/** Tells in few characters which items of which writing `seen` holds. */
const FINGERPRINT = sql<string>`(select md5(string_agg(version, ',' order by id)) from seen)`;

/** Any one of `seen`: stands for the whole where none of those that were asked for is in it any more. */
const ANY_SEEN = sql`${skus.id} = (select min(id) from seen)`;

/** Items of a series that the caller sees, those alone that `some` lets through. */
const selectSeries = (db: Db, chosen: Placeholder<string, string | null>, id: SQL, some?: SQL) =>
  db
    .with(callerRules, seenIn(id))
    .select({ ...offerColumns(deliveryRegion(chosen)), ...ITEM_COLUMNS, fingerprint: FINGERPRINT })
    .from(skus)
    .innerJoin(categories, eq(categories.id, skus.categoryId))
    .leftJoin(brands, eq(brands.id, skus.brandId))
    .leftJoin(series, eq(series.id, skus.seriesId))
    .where(and(sql`${skus.id} in (select id from seen)`, some));

type Chosen = { chosen: string | null };
const ofCode = compiledSelect<{ productCode: string } & Chosen>()((db, given) =>
  selectSeries(db, given.chosen, seriesOfCode(given.productCode)),
);
const ofItem = compiledSelect<{ itemCode: string } & Chosen>()((db, given) =>
  selectSeries(db, given.chosen, seriesOfItem(given.itemCode, offerExistsOnce)),
);
const someOfItem = compiledSelect<{ itemCode: string; skuIds: readonly bigint[] } & Chosen>()((db, given) =>
  selectSeries(
    db,
    given.chosen,
    seriesOfItem(given.itemCode, offerExistsOnce),
    sql`(${amongFewIds(skus.id, given.skuIds)} or ${ANY_SEEN})`,
  ),
);

export type SeriesItem = ItemFacts & {
  /** Of the whole series as the caller sees it: another one where an item came, went or was written. */
  fingerprint: string;
};

/** All items of a series on sale; an item that has been taken off sale no longer stands beside its siblings. */
export async function readSeriesItems(db: Db, levelCode: string | null, key: SeriesKey): Promise<SeriesItem[]> {
  const chosen = chosenRegion();
  const rows = 'productCode' in key ? await ofCode(db, { ...key, chosen }) : await ofItem(db, { ...key, chosen });
  return rows.map((row) => priceOffer(row, levelCode));
}

/** Those of an item's series, and one of it in any case; each says what the whole series is. None: the caller sees nothing of it. */
export async function readSomeOfSeries(
  db: Db,
  levelCode: string | null,
  wanted: { itemCode: string; skuIds: readonly bigint[] },
): Promise<SeriesItem[]> {
  const rows = await someOfItem(db, { ...wanted, chosen: chosenRegion() });
  return rows.map((row) => priceOffer(row, levelCode));
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
