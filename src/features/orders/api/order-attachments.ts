import { type AttachmentOwner, attach, countLooseAmong, type Person } from '#business/attachments/api/public.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { attachErrors, uploadErrors } from '../contract/order-errors.ts';
import { isOrder, madeBy, visibleTo } from './order-scope-repo.ts';

/** Purchase orders and drawings that buyers hand in with their orders. */
export const ORDER_FILES = 'order';

export const orderAttachments: AttachmentOwner = {
  kind: ORDER_FILES,
  folder: 'order-files',
  permission: 'ORDER_MANAGEMENT',
  deskPermission: null,
  uploads: {
    mostLoose: 50,
    tooLarge: () => refuse(uploadErrors, 'ORDER_FILE_LARGE'),
    wrongKind: () => refuse(uploadErrors, 'ORDER_FILE_KIND'),
    tooMany: () => refuse(uploadErrors, 'ORDER_FILES_MANY'),
  },
  mayRead: (db, caller, id) => isOrder(db, id, visibleTo(caller)),
  deskMayRead: () => Promise.resolve(false),
  mayWrite: (db, person, id) => isOrder(db, id, madeBy(person)),
};

const wanted = (fileIds: readonly string[]) => [...new Set(fileIds)].map(BigInt);

/** Files are the buyer's own, and of no order yet. */
export async function assertOwnFiles(db: Db, person: Person, fileIds: readonly string[]): Promise<void> {
  const ids = wanted(fileIds);
  if (ids.length === 0) return;
  if ((await countLooseAmong(db, ORDER_FILES, person, ids)) < ids.length) throw refuse(attachErrors, 'ORDER_FILE_GONE');
}

/** Files of the buyer become those of the order. */
export async function attachToOrder(
  db: Db,
  person: Person,
  orderId: bigint,
  fileIds: readonly string[],
): Promise<void> {
  const ids = wanted(fileIds);
  if (ids.length === 0) return;
  if ((await attach(db, ORDER_FILES, person, { ownerId: orderId }, ids)) < ids.length) {
    throw refuse(attachErrors, 'ORDER_FILE_GONE');
  }
}
