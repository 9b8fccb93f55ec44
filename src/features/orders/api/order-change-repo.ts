import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { orders } from './order-tables.ts';

interface Place {
  firmId: bigint;
  orderId: bigint;
}

type Change = { poNumber: string | null } | { cancelledFen: SQL };

/** Every change is a version: who saw an older one is told so. */
async function change(db: Db, { firmId, orderId }: Place, fields: Change): Promise<void> {
  await db
    .update(orders)
    .set({ ...fields, version: sql`${orders.version} + 1`, updatedAt: sql`now()` })
    .where(and(eq(orders.firmId, firmId), eq(orders.id, orderId)));
}

export const writePo = (db: Db, order: Place, poNumber: string | null) => change(db, order, { poNumber });

/** Adds to what was called off of the lines so far. */
export const addCancelledAmount = (db: Db, order: Place, amountFen: bigint) =>
  change(db, order, { cancelledFen: sql`${orders.cancelledFen} + ${amountFen}` });
