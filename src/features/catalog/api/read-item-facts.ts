import { and, eq, type Placeholder, type SQL } from 'drizzle-orm';
import { callerRules } from '#features/visible-goods/api/public.ts';
import { amongFewTexts, amongIds } from '#platform/api/among.ts';
import { compiledSelect, type Given } from '#platform/api/compiled-statement.ts';
import type { Db } from '#platform/api/database.ts';
import { brands, categories, type SkuAttribute, series, skus } from './catalog-tables.ts';
import { offerColumns, offerExistsOnce, priceOffer } from './offer-columns.ts';
import type { SkuForSale } from './read-skus-for-sale.ts';
import { chosenRegion, deliveryRegion } from './region-columns.ts';

/** What the shop shows of an item beyond what an order needs. */
export interface ItemFacts extends SkuForSale {
  brandCode: string | null;
  seriesCode: string | null;
  seriesName: string | null;
  categoryCode: string;
  attributes: SkuAttribute[];
  description: string;
  returnable: boolean;
  exchangeable: boolean;
  newFlag: boolean;
  hotFlag: boolean;
  skuType: number;
  ean: string | null;
  taxCode: string | null;
  unspsc: string | null;
}

/** Columns beside those of the offer; the query joins series (left) too. */
export const ITEM_COLUMNS = {
  brandCode: brands.code,
  seriesCode: series.code,
  seriesName: series.name,
  categoryCode: categories.code,
  attributes: skus.attributes,
  description: skus.description,
  returnable: skus.returnable,
  exchangeable: skus.exchangeable,
  newFlag: skus.newFlag,
  hotFlag: skus.hotFlag,
  skuType: skus.skuType,
  ean: skus.ean,
  taxCode: skus.taxCode,
  unspsc: skus.unspsc,
};

/** Items with brand, series and category that fit the condition and exist for the caller. */
const selectItems = (db: Db, chosen: Placeholder<string, string | null>, condition: SQL | undefined) =>
  db
    .with(callerRules)
    .select({ ...offerColumns(deliveryRegion(chosen)), ...ITEM_COLUMNS })
    .from(skus)
    .innerJoin(categories, eq(categories.id, skus.categoryId))
    .leftJoin(brands, eq(brands.id, skus.brandId))
    .leftJoin(series, eq(series.id, skus.seriesId))
    .where(and(condition, offerExistsOnce))
    .$dynamic();

/** Reads items that a condition on what is given finds, priced for the level of the caller. */
export function itemReader<V>(
  condition: (given: Given<V>) => SQL | undefined,
  most?: number | ((given: Given<V>) => Placeholder),
) {
  const read = compiledSelect<V & { chosen: string | null }>()((db, given) => {
    const items = selectItems(db, given.chosen, condition(given));
    if (most === undefined) return items;
    return items.limit(typeof most === 'number' ? most : most(given));
  });
  return async (db: Db, levelCode: string | null, values: V): Promise<ItemFacts[]> => {
    const rows = await read(db, { ...values, chosen: chosenRegion() });
    return rows.map((row) => priceOffer(row, levelCode));
  };
}

const byFewNumbers = itemReader<{ itemNos: readonly string[] }>(({ itemNos }) => amongFewTexts(skus.itemNo, itemNos));
const byIds = itemReader<{ skuIds: readonly bigint[] }>(({ skuIds }) => amongIds(skus.id, skuIds));
const byNumber = itemReader<{ itemNo: string }>(({ itemNo }) => eq(skus.itemNo, itemNo));
const any = itemReader<{ most: number }>(
  () => undefined,
  ({ most }) => most,
);

/** Items by number; those that do not exist for the caller are missing. */
export const readItemsByNumber = (db: Db, levelCode: string | null, itemNos: readonly string[]) =>
  byFewNumbers(db, levelCode, { itemNos });

/** The same by their keys. */
export const readItemsById = (db: Db, levelCode: string | null, skuIds: readonly bigint[]) =>
  byIds(db, levelCode, { skuIds });

/** Any items, to show how a file is filled in. */
export const readSomeItems = (db: Db, levelCode: string | null, most: number) => any(db, levelCode, { most });

export async function readItemFacts(db: Db, levelCode: string | null, itemNo: string): Promise<ItemFacts | undefined> {
  const [item] = await byNumber(db, levelCode, { itemNo });
  return item;
}
