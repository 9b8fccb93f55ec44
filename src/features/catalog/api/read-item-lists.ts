import { and, desc, eq, gt, gte, inArray, notInArray, or } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { skus } from './catalog-tables.ts';
import { availableStock } from './offer-columns.ts';
import { type ItemFacts, readItemsWhere } from './read-item-facts.ts';

/** Items by number, in the order given; numbers that do not exist for the caller are left out. */
export async function readItems(db: Db, levelCode: string | null, itemNos: readonly string[]): Promise<ItemFacts[]> {
  if (itemNos.length === 0) return [];
  const rows = await readItemsWhere(db, levelCode, inArray(skus.itemNo, [...itemNos]));
  const byNumber = new Map(rows.map((row) => [row.itemNo, row]));
  return [...new Set(itemNos)].flatMap((itemNo) => byNumber.get(itemNo) ?? []);
}

const LOOKED_AT = 600;

/**
 * Numbers of the best sold items that can be bought now, best first, one per category: a page full of screws
 * recommends nothing to anybody.
 */
export async function readBestSold(db: Db): Promise<string[]> {
  const inStock = or(gt(skus.dayType, 2), gte(availableStock, skus.moq));
  const onSale = and(
    eq(skus.productStatus, 5),
    eq(skus.notCart, false),
    eq(skus.exclusive, false),
    notInArray(skus.dayType, [7, 8, 13]),
  );
  const rows = await db
    .select({ itemNo: skus.itemNo, categoryId: skus.categoryId })
    .from(skus)
    .where(and(onSale, gt(skus.salesPrice, 0n), inStock))
    .orderBy(desc(skus.salesCount))
    .limit(LOOKED_AT);
  const firstOfCategory = new Map<bigint, string>();
  for (const { itemNo, categoryId } of rows) {
    if (!firstOfCategory.has(categoryId)) firstOfCategory.set(categoryId, itemNo);
  }
  return [...firstOfCategory.values()];
}
