import { and, eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { callerRules } from '#features/visible-goods/api/public.ts';
import { amongFewIds, amongFewTexts } from '#platform/api/among.ts';
import { compiledSelect } from '#platform/api/compiled-statement.ts';
import type { Db } from '#platform/api/database.ts';
import { brands, categories, skus } from './catalog-tables.ts';
import { type OfferPrices, offerColumns, offerExists, offerExistsOnce, priceOffer } from './offer-columns.ts';
import { chosenRegion, deliveryRegion } from './region-columns.ts';

/** What others need to know of an item to price, check and order it. */
export interface SkuForSale extends OfferPrices {
  skuId: bigint;
  itemNo: string;
  name: string;
  brandName: string | null;
  mpn: string | null;
  orderUnit: string;
  packQuantity: number;
  baseUnit: string;
  moq: number;
  step: number;
  listPrice: bigint;
  saleFlag: boolean;
  taxRateBp: number;
  productStatus: number;
  dayType: number;
  deliveryDays: number | null;
  /** Not sold at all, or not into the region it would go to. */
  notCart: boolean;
  /** Free stock over all warehouses, in order units. */
  available: number;
  /** Lies in what the caller may buy; what does not can only be looked at. */
  inRange: boolean;
}

/**
 * A few items want a few categories and brands: looked up one by one. Without the limit the planner reads all of them
 * for each order, which took longer than everything else of this statement.
 */
const ONE = 1;

const selectOffers = (db: Db, chosen: Placeholder<string, string | null>, condition: SQL) =>
  db
    .with(callerRules)
    .select(offerColumns(deliveryRegion(chosen)))
    .from(skus)
    .innerJoinLateral(
      db.select().from(categories).where(eq(categories.id, skus.categoryId)).limit(ONE).as('categories'),
      sql`true`,
    )
    .leftJoinLateral(db.select().from(brands).where(eq(brands.id, skus.brandId)).limit(ONE).as('brands'), sql`true`)
    .where(and(condition, offerExistsOnce));

const byNumber = compiledSelect<{ itemNos: readonly string[]; chosen: string | null }>()((db, given) =>
  selectOffers(db, given.chosen, amongFewTexts(skus.itemNo, given.itemNos)),
);
const byId = compiledSelect<{ skuIds: readonly bigint[]; chosen: string | null }>()((db, given) =>
  selectOffers(db, given.chosen, amongFewIds(skus.id, given.skuIds)),
);

/**
 * Items by number, priced for the caller's level and firm; numbers that do not exist for the caller are missing from
 * the answer. `regionCode` is the county they go to where an address is known; else it is the caller's. Order is not
 * kept.
 */
export async function readSkusForSale(
  db: Db,
  itemNos: readonly string[],
  levelCode: string | null,
  regionCode?: string,
): Promise<SkuForSale[]> {
  const rows = await byNumber(db, { itemNos, chosen: chosenRegion(regionCode) });
  return rows.map((row) => priceOffer(row, levelCode));
}

/** The same by id. */
export async function readSkusForSaleById(
  db: Db,
  skuIds: readonly bigint[],
  levelCode: string | null,
): Promise<SkuForSale[]> {
  const rows = await byId(db, { skuIds, chosen: chosenRegion() });
  return rows.map((row) => priceOffer(row, levelCode));
}

const idOf = compiledSelect<{ itemNo: string }>()((db, given) =>
  db
    .select({ id: skus.id })
    .from(skus)
    .innerJoin(categories, eq(categories.id, skus.categoryId))
    .where(and(eq(skus.itemNo, given.itemNo), offerExists)),
);

/** Id of an item by its number, and nothing else of it; undefined where it does not exist for the caller. */
export async function readSkuId(db: Db, itemNo: string): Promise<bigint | undefined> {
  const [item] = await idOf(db, { itemNo });
  return item?.id;
}
