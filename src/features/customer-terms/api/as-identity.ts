import type { SignedInCaller } from '#platform/api/caller.ts';
import { changeScope, type Db } from '#platform/api/database.ts';

/** In whose name the desk works: a person of it, or the calendar. */
export type DeskPerson = Pick<SignedInCaller, 'firmId' | 'userId'> | { firmId: null; userId: null };

/** Does what only the right `identity` may – firms, places and names of people – and goes on as the desk. */
export async function asIdentity<T>(db: Db, { firmId, userId }: DeskPerson, work: () => Promise<T>): Promise<T> {
  await changeScope(db, { firmId, userId, right: 'identity' });
  const done = await work();
  await changeScope(db, { firmId, userId, right: 'desk' });
  return done;
}
