import { type Caller, isSignedIn } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import type { FileStore } from '#platform/api/file-store.ts';
import { seesOrder } from './read-own-order.ts';
import { findReceipt } from './receipt-repo.ts';

const GONE = () => new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });

const headersOf = (mediaType: string, fileName: string) => ({
  'content-type': mediaType,
  // What came from outside is shown as a picture or saved, never run: a PDF may hold scripts.
  'content-disposition': `${mediaType === 'application/pdf' ? 'attachment' : 'inline'}; filename*=UTF-8''${encodeURIComponent(fileName)}`,
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
});

/** Runs with the right of the shop's own people, or in the caller's own name. */
export type ReadAs = <T>(right: 'desk' | null, work: (db: Db) => Promise<T>) => Promise<T>;

/**
 * Answers `/media/receipts/{name}`: to the desk, and to those of the buyer's firm who may see the order. For everybody
 * else it does not exist.
 */
export async function answerReceipt(receipts: FileStore, caller: Caller, readAs: ReadAs, name: string) {
  if (!isSignedIn(caller)) return GONE();
  const ofDesk = caller.identity === 'staff' && caller.permissions.has('DESK_ORDERS');
  if (!ofDesk && !caller.permissions.has('ORDER_MANAGEMENT')) return GONE();
  const found = await readAs(ofDesk ? 'desk' : null, async (db) => {
    const receipt = await findReceipt(db, name);
    return receipt && (ofDesk || (await seesOrder(db, caller, receipt.orderId))) ? receipt : null;
  });
  const content = found && (await receipts.read(name));
  if (!content) return GONE();
  return new Response(new Uint8Array(content), { headers: headersOf(found.mediaType, found.fileName) });
}
