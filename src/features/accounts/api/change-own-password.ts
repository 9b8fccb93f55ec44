import {
  deviceOf,
  findSessionToContinue,
  hashPassword,
  openSessionFor,
  rememberSession,
  tokenForClient,
} from '#features/access/api/public.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import { type Db, inTransaction } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import type { RequestScope } from '#platform/api/request-scope.ts';
import { commonErrors } from '#platform/shared/access-refusals.ts';
import type { PasswordChange } from '../contract/accounts-schemas.ts';
import { type AccountTools, IDENTITY } from './account-settings.ts';
import { assertPasswordFits } from './assert-password-fits.ts';
import { proveSecret } from './prove-secret.ts';
import { setPassword } from './set-password.ts';

/**
 * New password for a logged-in person who knows the old one. Every session ends, this one too: it goes on under a new
 * id, so that a stolen one is worth nothing any more (security.md, check 29). Returns its token for API clients.
 */
export async function changeOwnPassword(
  tools: AccountTools,
  caller: SignedInCaller,
  { oldPassword, newPassword }: Extract<PasswordChange, { kind: 'own' }>,
  scope: RequestScope,
): Promise<string> {
  const person = await proveSecret(tools, caller, oldPassword);
  assertPasswordFits(newPassword, person, { oldPassword });
  const passwordHash = await hashPassword(newPassword, tools.pepper);
  const { token, remember } = await inTransaction(tools.database, IDENTITY, 'write', async (db) => {
    const session = await findSessionToContinue(db, caller.tokenHash ?? '');
    if (!session) throw refuse(commonErrors, 'UNAUTHORIZED');
    const { userId, firmId } = caller;
    await setPassword(db, { userId, firmId, passwordHash, way: 'changed' });
    return { token: await goOn(db, caller, session, scope), remember: session.remember };
  });
  rememberSession(token, remember);
  return tokenForClient(scope.headers, token);
}

type Continued = NonNullable<Awaited<ReturnType<typeof findSessionToContinue>>>;

function goOn(db: Db, caller: SignedInCaller, session: Continued, scope: RequestScope): Promise<string> {
  const { userId, firmId, memberId: membershipId } = caller;
  return openSessionFor(db, {
    ...session,
    ...deviceOf(scope),
    member: { userId, firmId, membershipId },
    way: 'password',
    reauthenticatedAt: 'now',
    previousTokenHash: null,
  });
}
