import { and, eq } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { signFiles, signRecords } from './fulfilment-tables.ts';
import type { KeptReceipt } from './keep-receipts.ts';

export async function insertReceipts(
  db: Db,
  sign: { firmId: bigint; signId: bigint },
  receipts: readonly KeptReceipt[],
): Promise<void> {
  if (receipts.length > 0) await db.insert(signFiles).values(receipts.map((receipt) => ({ ...sign, ...receipt })));
}

/** Record of a parcel somebody signed; null when nobody has. */
export async function findSign(db: Db, { firmId, shipmentId }: { firmId: bigint; shipmentId: bigint }) {
  const [row] = await db
    .select({ signId: signRecords.id })
    .from(signRecords)
    .where(and(eq(signRecords.firmId, firmId), eq(signRecords.shipmentId, shipmentId)));
  return row ? { firmId, signId: row.signId } : null;
}

/** A receipt by its name in the store, as far as the transaction sees it, with the order it belongs to. */
export async function findReceipt(db: Db, storedAs: string) {
  const [row] = await db
    .select({
      fileName: signFiles.fileName,
      mediaType: signFiles.mediaType,
      firmId: signRecords.firmId,
      orderId: signRecords.orderId,
    })
    .from(signFiles)
    .innerJoin(signRecords, and(eq(signRecords.firmId, signFiles.firmId), eq(signRecords.id, signFiles.signId)))
    .where(eq(signFiles.storedAs, storedAs));
  return row ?? null;
}
