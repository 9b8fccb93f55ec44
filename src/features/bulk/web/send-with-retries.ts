import { isCallError, newIdempotencyKey } from '#platform/web/api-client.ts';
import type { BulkAddResult } from '../contract/bulk-schemas.ts';

/** Sends the addition; the key makes a second try harmless. */
export type SendAddition = (key: string) => Promise<BulkAddResult>;

/** One act is one key: when the connection breaks, the second try cannot add twice. */
export async function sendWithRetries(send: SendAddition): Promise<BulkAddResult> {
  const key = newIdempotencyKey();
  try {
    return await send(key);
  } catch (error) {
    if (isCallError(error) && error.status !== 503) throw error;
    return send(key);
  }
}
