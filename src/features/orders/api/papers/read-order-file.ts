import { and, eq } from 'drizzle-orm';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import type { FileStore } from '#platform/api/file-store.ts';
import { notFound } from '#platform/api/refuse.ts';
import { visibleTo } from '../order-scope-repo.ts';
import { orderFiles, orders } from '../order-tables.ts';

/** A file of an order, for those who may see the order; for everybody else it does not exist. */
export async function readOrderFile(db: Db, caller: SignedInCaller, store: FileStore, id: bigint): Promise<File> {
  const [file] = await db
    .select({ storedAs: orderFiles.storedAs, fileName: orderFiles.fileName, mediaType: orderFiles.mediaType })
    .from(orderFiles)
    .innerJoin(orders, and(eq(orders.firmId, orderFiles.firmId), eq(orders.id, orderFiles.orderId)))
    .where(and(visibleTo(caller), eq(orderFiles.id, id)));
  const content = file ? await store.read(file.storedAs) : null;
  if (!file || !content) throw notFound('附件');
  return new File([new Uint8Array(content)], file.fileName, { type: file.mediaType });
}
