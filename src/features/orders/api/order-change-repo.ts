import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { type DeliveryAddress, type OrderInvoice, orders } from './order-tables.ts';

interface Place {
  firmId: bigint;
  orderId: bigint;
}

type Details = { invoice: OrderInvoice | null } | { address: DeliveryAddress };
type Change = { poNumber: string | null } | { cancelledFen: SQL } | Details;

/** Every change is a version: who saw an older one is told so. */
async function change(db: Db, { firmId, orderId }: Place, fields: Change): Promise<void> {
  await db
    .update(orders)
    .set({ ...fields, version: sql`${orders.version} + 1`, updatedAt: sql`now()` })
    .where(and(eq(orders.firmId, firmId), eq(orders.id, orderId)));
}

export const writePo = (db: Db, order: Place, poNumber: string | null) => change(db, order, { poNumber });

export const writeDetails = (db: Db, order: Place, details: Details) => change(db, order, details);

/** Adds to what was called off of the lines so far. */
export const addCancelledAmount = (db: Db, order: Place, amountFen: bigint) =>
  change(db, order, { cancelledFen: sql`${orders.cancelledFen} + ${amountFen}` });
