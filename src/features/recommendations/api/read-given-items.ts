import { and, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import { readItemsWhere, skus } from '#features/catalog/api/public.ts';
import type { Db } from '#platform/api/database.ts';

/** Items that exist for the caller, with what recommendations start from. */
export async function readGivenItems(db: Db, itemNos: readonly string[]) {
  const items = await readItemsWhere(db, null, inArray(skus.itemNo, [...itemNos]));
  const byNumber = new Map(items.map((item) => [item.itemNo, item.skuId]));
  return itemNos.flatMap((itemNo) => byNumber.get(itemNo) ?? []);
}

/** Looked at before the best sold are compared; a category of more has enough near ones among these. */
const MOST_ROWS = 3_000;
/** Compared one by one. */
const MOST_COMPARED = 200;

const COMPARED = {
  skuId: skus.id,
  seriesId: skus.seriesId,
  categoryId: skus.categoryId,
  attributes: skus.attributes,
  listPrice: skus.listPrice,
};

/** An item and the best sold of the other ones in its category, to be compared. */
export async function readComparable(db: Db, skuId: bigint) {
  const [item] = await db.select(COMPARED).from(skus).where(eq(skus.id, skuId));
  if (!item) return null;
  const near = db
    .select({ ...COMPARED, salesCount: skus.salesCount })
    .from(skus)
    .where(
      and(eq(skus.categoryId, item.categoryId), ne(skus.id, skuId), eq(skus.productStatus, 5), gt(skus.listPrice, 0n)),
    )
    .limit(MOST_ROWS)
    .as('near');
  const candidates = await db
    .select({ skuId: near.skuId, seriesId: near.seriesId, attributes: near.attributes, listPrice: near.listPrice })
    .from(near)
    .orderBy(sql`${near.salesCount} desc, ${near.skuId}`)
    .limit(MOST_COMPARED);
  return { item, candidates };
}
