import { inArray, sql } from 'drizzle-orm';
import { skusView } from '#features/catalog/api/catalog-views.ts';
import type { Db } from '#platform/api/database.ts';
import { type CartOwner, owned } from './cart-repo.ts';
import { cartLines } from './cart-tables.ts';

/**
 * Item numbers by id, whether the items exist for the caller or not: only for what lies in the own cart, where the
 * buyer has put the number in.
 */
export async function readLineNumbers(db: Db, skuIds: readonly bigint[]): Promise<Map<bigint, string>> {
  if (skuIds.length === 0) return new Map();
  const rows = await db
    .select({ skuId: skusView.id, itemNo: skusView.itemNo })
    .from(skusView)
    .where(inArray(skusView.id, [...skuIds]));
  return new Map(rows.map(({ skuId, itemNo }) => [skuId, itemNo]));
}

/** Ids by number, of items that lie in the own cart; all others are missing. */
export async function readLineIds(db: Db, owner: CartOwner, itemNos: readonly string[]): Promise<Map<string, bigint>> {
  if (itemNos.length === 0) return new Map();
  const rows = await db
    .selectDistinct({ skuId: skusView.id, itemNo: skusView.itemNo })
    .from(cartLines)
    .innerJoin(
      skusView,
      sql`${skusView.id} = ${cartLines.skuId} and ${skusView.itemNo} = any(${sql.param([...itemNos])}::text[])`,
    )
    .where(owned(owner));
  return new Map(rows.map(({ skuId, itemNo }) => [itemNo, skuId]));
}
