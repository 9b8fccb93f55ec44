import { verifyPassword } from '#features/access/api/public.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import { inTransaction } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { secretErrors } from '../contract/accounts-contract.ts';
import { findPerson, type Person } from './account-repo.ts';
import { type AccountTools, IDENTITY } from './account-settings.ts';

/**
 * Asks a logged-in person for their password again. Five tries in fifteen minutes over all processes, whichever call
 * asks; a right answer starts the count anew. Throws SECRET_REFUSED or SECRET_LOCKED.
 */
export async function proveSecret(tools: AccountTools, caller: SignedInCaller, password: string): Promise<Person> {
  const key = String(caller.userId);
  if (!(await tools.limits.secret.take(key))) throw refuse(secretErrors, 'SECRET_LOCKED');
  const person = await inTransaction(tools.database, IDENTITY, 'read', (db) => findPerson(db, caller.userId));
  const matches = await verifyPassword(password, person?.passwordHash ?? null, tools.pepper);
  if (!person || !matches) throw refuse(secretErrors, 'SECRET_REFUSED');
  await tools.limits.secret.forget(key);
  return person;
}
