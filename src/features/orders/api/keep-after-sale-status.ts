import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { orders } from './order-tables.ts';

/** Side state of after-sales (behaviours 2.5), as those who keep the cases of the order count it. */
export async function keepAfterSaleStatus(
  db: Db,
  { firmId, orderId }: { firmId: bigint; orderId: bigint },
  afterSaleStatus: 'none' | 'open' | 'done',
): Promise<void> {
  await db
    .update(orders)
    .set({ afterSaleStatus, updatedAt: sql`now()` })
    .where(and(eq(orders.firmId, firmId), eq(orders.id, orderId), ne(orders.afterSaleStatus, afterSaleStatus)));
}
