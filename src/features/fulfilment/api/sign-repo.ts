import { and, eq } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { signRecords } from './fulfilment-tables.ts';

/** Record of a parcel somebody signed; null when nobody has. */
export async function findSign(db: Db, { firmId, shipmentId }: { firmId: bigint; shipmentId: bigint }) {
  const [row] = await db
    .select({ signId: signRecords.id })
    .from(signRecords)
    .where(and(eq(signRecords.firmId, firmId), eq(signRecords.shipmentId, shipmentId)));
  return row ? { firmId, signId: row.signId } : null;
}

/** Order whose parcel was signed, as far as the transaction sees it. */
export async function orderOfSign(db: Db, signId: bigint): Promise<bigint | null> {
  const [row] = await db.select({ orderId: signRecords.orderId }).from(signRecords).where(eq(signRecords.id, signId));
  return row?.orderId ?? null;
}
