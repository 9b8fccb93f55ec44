import { signedIn } from '#platform/api/caller.ts';
import { changeScope, type Db, inTransaction } from '#platform/api/database.ts';
import type { HandlerContext } from '#platform/api/implement-feature.ts';
import { readServedFirms, type ServedFirm } from './read-served-firms.ts';

/**
 * Reads about the firms a person serves. Tables of several firms are open to the desk's right alone; every statement under
 * it names the served firms, which were read before as what the person's own places say. Nobody served means nothing read.
 */
export async function readOfServedFirms<T>(
  { database, caller }: HandlerContext,
  nobody: T,
  read: (db: Db, served: readonly ServedFirm[]) => Promise<T>,
): Promise<T> {
  const { userId } = signedIn(caller);
  return inTransaction(database, { firmId: null, userId, right: 'identity' }, 'read', async (db) => {
    const served = await readServedFirms(db, userId);
    if (served.length === 0) return nobody;
    await changeScope(db, { firmId: null, userId, right: 'desk' });
    return read(db, served);
  });
}
