import {
  type Attachment,
  type AttachmentOwner,
  type AttachmentTools,
  keepAttachment,
  type Person,
} from '#business/attachments/api/public.ts';
import type { Db } from '#platform/api/database.ts';
import type { JudgedReceipt } from './judge-receipts.ts';
import { seesOrder } from './read-own-order.ts';
import { orderOfSign } from './sign-repo.ts';

/** Pictures and scans of signed slips; they belong to the record of who signed. */
export const RECEIPT_FILES = 'receipt';

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
