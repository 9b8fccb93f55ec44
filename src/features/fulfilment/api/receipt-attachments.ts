import { and, eq } from 'drizzle-orm';
import {
  type Attachment,
  type AttachmentOwner,
  type AttachmentTools,
  keepAttachment,
  type Person,
} from '#business/attachments/api/public.ts';
import type { Db } from '#platform/api/database.ts';
import { signRecords } from './fulfilment-tables.ts';
import type { JudgedReceipt } from './judge-receipts.ts';
import { seesOrder } from './read-own-order.ts';

/** Pictures and scans of signed slips; they belong to the record of who signed. */
export const RECEIPT_FILES = 'receipt';

async function orderOfSign(db: Db, signId: bigint): Promise<bigint | null> {
  const [row] = await db.select({ orderId: signRecords.orderId }).from(signRecords).where(eq(signRecords.id, signId));
  return row?.orderId ?? null;
}

export const receiptAttachments: AttachmentOwner = {
  kind: RECEIPT_FILES,
  folder: 'receipts',
  permission: 'ORDER_MANAGEMENT',
  deskPermission: 'DESK_ORDERS',
  async mayRead(db, caller, signId) {
    const orderId = await orderOfSign(db, signId);
    return orderId !== null && seesOrder(db, caller, orderId);
  },
  deskMayRead: async (db, signId) => (await orderOfSign(db, signId)) !== null,
  // The desk alone adds them, with the record or to it.
  mayWrite: () => Promise.resolve(false),
};

/** Record of a parcel somebody signed; null when nobody has. */
export async function findSign(db: Db, { firmId, shipmentId }: { firmId: bigint; shipmentId: bigint }) {
  const [row] = await db
    .select({ signId: signRecords.id })
    .from(signRecords)
    .where(and(eq(signRecords.firmId, firmId), eq(signRecords.shipmentId, shipmentId)));
  return row ? { firmId, signId: row.signId } : null;
}

/** Keeps receipts, all or none. */
export async function keepReceipts(
  attachments: AttachmentTools,
  db: Db,
  { signId, person }: { signId: bigint; person: Person },
  receipts: readonly JudgedReceipt[],
): Promise<void> {
  const place = { ownerId: signId, side: 'desk' } as const;
  const kept: Attachment[] = [];
  try {
    for (const receipt of receipts) {
      kept.push(await keepAttachment(attachments, db, RECEIPT_FILES, { person, place, ...receipt }));
    }
  } catch (error) {
    const { store } = attachments.ownerOf(RECEIPT_FILES);
    for (const { storedAs } of kept) await store.remove(storedAs);
    throw error;
  }
}
