import { type SQL, sql } from 'drizzle-orm';
import {
  type AgreedRow,
  agreedTiers,
  type PromotionRow,
  readPromotion,
  readTiers,
  runningPromotion,
} from '#features/prices/api/public.ts';
import { type OfferTier, offerTiers, type PriceBadge, tierAt } from '#features/prices/rules/public.ts';
import { ASKED_ONCE, existsForCaller, inRangeOfCaller } from '#features/visible-goods/api/public.ts';
import { brands, categories, skus, stockLevels } from './catalog-tables.ts';
import { bannedIn } from './region-columns.ts';

/** Free stock of the outer query's item. */
export const availableStock = sql<number>`coalesce((select sum(${stockLevels.onHand} - ${stockLevels.reserved})
  from ${stockLevels} where ${stockLevels.skuId} = ${skus.id}), 0)::int`;

const RULED = {
  skuId: skus.id,
  brandId: skus.brandId,
  categoryPath: categories.pathIds,
  exclusive: skus.exclusive,
  price: skus.salesPrice,
};

const FIXED_COLUMNS = {
  skuId: skus.id,
  itemNo: skus.itemNo,
  name: skus.name,
  brandName: brands.name,
  mpn: skus.mpn,
  orderUnit: skus.orderUnit,
  packQuantity: skus.packQuantity,
  baseUnit: skus.baseUnit,
  moq: skus.moq,
  step: skus.step,
  listPrice: skus.listPrice,
  salesPrice: skus.salesPrice,
  saleFlag: skus.saleFlag,
  taxRateBp: skus.taxRateBp,
  productStatus: skus.productStatus,
  dayType: skus.dayType,
  deliveryDays: skus.deliveryDays,
  available: availableStock,
  agreement: agreedTiers(skus.id),
  promotion: runningPromotion(skus.id),
  inRange: inRangeOfCaller(RULED, ASKED_ONCE),
};

/**
 * Facts of an offer as the database gives them, for goods that go to `region`; the query joins categories (inner) and
 * brands (left), and begins with `callerRules`.
 */
export const offerColumns = (region: SQL<string | null>) => ({
  ...FIXED_COLUMNS,
  notCart: sql<boolean>`(${skus.notCart} or ${bannedIn(region, RULED)})`,
});

/** Every query for offers names this: what is hidden from the caller is not among the rows. */
export const offerExists = existsForCaller(RULED);

/** The same in queries that begin with `callerRules`. */
export const offerExistsOnce = existsForCaller(RULED, ASKED_ONCE);

interface OfferRow {
  itemNo: string;
  moq: number;
  listPrice: bigint;
  salesPrice: bigint;
  agreement: AgreedRow[];
  promotion: PromotionRow | null;
}

/** Prices of an offer for one caller. */
export interface OfferPrices {
  /** Unit price of the smallest order, in 1/10,000 yuan; 0 means no price. */
  salesPrice: bigint;
  /** Unit prices by quantity; empty without a price. */
  tiers: OfferTier[];
  priceBadge: PriceBadge | null;
}

/** Gives a row the prices its caller pays. */
export function priceOffer<Row extends OfferRow>(row: Row, levelCode: string | null): Row & OfferPrices {
  const { listPrice, salesPrice, agreement, promotion } = row;
  const sources = { listPrice, salesPrice, agreement: readTiers(agreement), promotion: readPromotion(promotion) };
  const tiers = offerTiers(sources, levelCode);
  const first = tierAt(tiers, row.moq);
  return { ...row, salesPrice: first?.price ?? 0n, tiers, priceBadge: first?.badge ?? null };
}
