import { type SignedInCaller, signedIn } from '#platform/api/caller.ts';
import { changeScope, type Db, inTransaction } from '#platform/api/database.ts';
import type { HandlerContext } from '#platform/api/implement-feature.ts';
import { readServedFirms, type ServedFirm } from './read-served-firms.ts';

type Read<T> = (db: Db, served: readonly ServedFirm[]) => Promise<T>;

/**
 * Reads about the firms a person serves, in a transaction that has the right to look for them. Tables of several firms are open to
 * the desk's right alone; every statement under it names the served firms, which were read before as what the person's own places
 * say. Nobody served means nothing read.
 */
async function readServed<T>(db: Db, userId: bigint, nobody: T, read: Read<T>): Promise<T> {
  const served = await readServedFirms(db, userId);
  if (served.length === 0) return nobody;
  await changeScope(db, { firmId: null, userId, right: 'desk' });
  return read(db, served);
}

/** The same within a transaction of the caller's, which is his own again afterwards. */
export async function readAsServing<T>(db: Db, caller: SignedInCaller, nobody: T, read: Read<T>): Promise<T> {
  const { userId } = caller;
  await changeScope(db, { firmId: null, userId, right: 'identity' });
  const found = await readServed(db, userId, nobody, read);
  await changeScope(db, caller);
  return found;
}

/** The same in a transaction of its own. */
export function readOfServedFirms<T>(
  { database, caller }: Pick<HandlerContext, 'database' | 'caller'>,
  nobody: T,
  read: Read<T>,
): Promise<T> {
  const { userId } = signedIn(caller);
  return inTransaction(database, { firmId: null, userId, right: 'identity' }, 'read', (db) =>
    readServed(db, userId, nobody, read),
  );
}
