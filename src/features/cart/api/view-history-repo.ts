import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import type { CartOwner } from './cart-repo.ts';
import { viewHistory } from './cart-tables.ts';

const owned = ({ firmId, userId, cartType }: CartOwner) =>
  and(eq(viewHistory.firmId, firmId), eq(viewHistory.userId, userId), eq(viewHistory.cartType, cartType));

export function readViews(db: Db, owner: CartOwner, n: number) {
  return db
    .select({ skuId: viewHistory.skuId, viewedAt: viewHistory.viewedAt })
    .from(viewHistory)
    .where(owned(owner))
    .orderBy(desc(viewHistory.viewedAt), desc(viewHistory.skuId))
    .limit(n);
}

/** Puts an item on top of the history and drops what falls off its end. */
export async function putView(db: Db, owner: CartOwner, skuId: bigint, keep: number): Promise<void> {
  const { firmId, userId, cartType } = owner;
  await db
    .insert(viewHistory)
    .values({ firmId, userId, cartType, skuId })
    .onConflictDoUpdate({
      target: [viewHistory.firmId, viewHistory.userId, viewHistory.cartType, viewHistory.skuId],
      set: { viewedAt: sql`now()` },
    });
  await db.execute(sql`
    delete from view_history where firm_id = ${firmId} and user_id = ${userId} and cart_type = ${cartType}
      and sku_id in (select sku_id from view_history
        where firm_id = ${firmId} and user_id = ${userId} and cart_type = ${cartType}
        order by viewed_at desc, sku_id desc offset ${keep})`);
}
