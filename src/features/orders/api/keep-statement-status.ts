import { and, eq, ne } from 'drizzle-orm';
import { amongIds } from '#platform/api/among.ts';
import type { Db } from '#platform/api/database.ts';
import { orders } from './order-tables.ts';

/** Side state of billing (behaviours 2.5), as those who keep the statements say it: on one, or on settled ones alone. */
export async function keepStatementStatus(
  db: Db,
  { firmId, orderIds }: { firmId: bigint; orderIds: readonly bigint[] },
  statementStatus: 'billed' | 'settled',
): Promise<void> {
  if (orderIds.length === 0) return;
  await db
    .update(orders)
    .set({ statementStatus })
    .where(and(eq(orders.firmId, firmId), amongIds(orders.id, orderIds), ne(orders.statementStatus, statementStatus)));
}
