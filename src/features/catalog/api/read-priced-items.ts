import { and, eq, sql } from 'drizzle-orm';
import { agreedTiers, runningPromotion } from '#features/prices/api/public.ts';
import { amongFewTexts } from '#platform/api/among.ts';
import type { Db } from '#platform/api/database.ts';
import { categories, skus } from './catalog-tables.ts';
import { type OfferPrices, offerExists, priceOffer } from './offer-columns.ts';

const PRICE_COLUMNS = {
  itemNo: skus.itemNo,
  moq: skus.moq,
  step: skus.step,
  listPrice: skus.listPrice,
  salesPrice: skus.salesPrice,
  taxRateBp: skus.taxRateBp,
  agreement: agreedTiers(skus.id),
  promotion: runningPromotion(skus.id),
};

interface PricedItem extends OfferPrices {
  itemNo: string;
  moq: number;
  step: number;
  listPrice: bigint;
  taxRateBp: number;
}

/**
 * Prices of items for the caller and nothing else: a list asks for dozens of them every half minute, and stock, region and
 * range of each are half of what an offer costs. Those that do not exist for the caller are missing. Order is not kept.
 */
export async function readPricedItems(
  db: Db,
  itemNos: readonly string[],
  levelCode: string | null,
): Promise<PricedItem[]> {
  const rows = await db
    .select(PRICE_COLUMNS)
    .from(skus)
    // One by one, as for offers: a handful of items does not want all categories read (read-skus-for-sale.ts).
    .innerJoinLateral(
      db.select().from(categories).where(eq(categories.id, skus.categoryId)).limit(1).as('categories'),
      sql`true`,
    )
    .where(and(amongFewTexts(skus.itemNo, itemNos), offerExists));
  return rows.map((row) => priceOffer(row, levelCode));
}
