import { attachFiles, countLooseAmong, type Person } from '#business/attachments/api/public.ts';
import { ORDER_FILES } from '#features/orders/contract/order-files.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { createErrors } from '../contract/checkout-errors.ts';

const wanted = (fileIds: readonly string[]) => [...new Set(fileIds)].map(BigInt);

/** Files are the buyer's own, and of no order yet. */
export async function assertOwnFiles(db: Db, person: Person, fileIds: readonly string[]): Promise<void> {
  const ids = wanted(fileIds);
  if (ids.length === 0) return;
  if ((await countLooseAmong(db, ORDER_FILES, person, ids)) < ids.length) throw refuse(createErrors, 'ORDER_FILE_GONE');
}

/** Files of the buyer become those of the order. */
export async function attachToOrder(
  db: Db,
  person: Person,
  orderId: bigint,
  fileIds: readonly string[],
): Promise<void> {
  const gone = () => refuse(createErrors, 'ORDER_FILE_GONE');
  await attachFiles(db, ORDER_FILES, person, { place: { ownerId: orderId }, fileIds, gone });
}
