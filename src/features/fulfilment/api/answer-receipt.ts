import { ORPCError } from '@orpc/server';
import {
  type AttachmentTools,
  findSeen,
  type ReadAs,
  readContent,
  readerOf,
} from '#business/attachments/api/public.ts';
import type { Caller } from '#platform/api/caller.ts';
import { RECEIPT_FILES } from './receipt-attachments.ts';

const GONE = () => new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });

const headersOf = (mediaType: string, fileName: string) => ({
  'content-type': mediaType,
  // What came from outside is shown as a picture or saved, never run: a PDF may hold scripts.
  'content-disposition': `${mediaType === 'application/pdf' ? 'attachment' : 'inline'}; filename*=UTF-8''${encodeURIComponent(fileName)}`,
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
});

/** What is not to be had does not exist; why one cannot be had now is said. */
function refused(error: unknown): Response {
  if (!(error instanceof ORPCError)) throw error;
  if (error.status === 404) return GONE();
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  return new Response(error.message, { status: error.status, headers });
}

/**
 * Answers `/media/receipts/{name}`: to the desk, and to those of the buyer's firm who may see the order. For everybody
 * else it does not exist.
 */
export async function answerReceipt(
  attachments: AttachmentTools,
  caller: Caller,
  readAs: ReadAs,
  storedAs: string,
): Promise<Response> {
  const reader = readerOf(caller, attachments.ownerOf(RECEIPT_FILES));
  if (!reader) return GONE();
  try {
    const wanted = { kind: RECEIPT_FILES, by: { storedAs } };
    const file = await readAs(reader === 'desk' ? 'desk' : null, (db) => findSeen(attachments, db, reader, wanted));
    const content = await readContent(attachments, file);
    return new Response(new Uint8Array(content), { headers: headersOf(file.mediaType, file.fileName) });
  } catch (error) {
    return refused(error);
  }
}
