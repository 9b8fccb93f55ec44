import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import { type Database, inTransaction } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { loginErrors } from '../contract/access-contract.ts';
import { IDENTITY } from './identity-scope.ts';
import { findFirstMembership } from './membership-repo.ts';
import { openSessionFor } from './open-session.ts';
import { verifyPassword } from './passwords.ts';
import { findUserByName } from './person-repo.ts';

export interface LoginFacts {
  userName: string;
  password: string;
  remember: boolean;
  userAgent: string | null;
  /** Session that is replaced, so that no session id survives a login. */
  previousTokenHash: string | null;
}

/**
 * Password login. Unknown account, wrong password and locked account cost the same time; the new token is
 * returned once and stored as a hash. Throws LOGIN_REFUSED, ACCOUNT_LOCKED or NO_ACTIVE_FIRM.
 */
export async function logIn(
  database: Database,
  security: { pepper: Buffer; attempts: RateLimiterPostgres },
  facts: LoginFacts,
): Promise<string> {
  const account = facts.userName.toLowerCase();
  const attempt = await security.attempts.get(account);
  if (attempt && attempt.remainingPoints <= 0) throw refuse(loginErrors, 'ACCOUNT_LOCKED');
  const user = await inTransaction(database, IDENTITY, 'read', (db) => findUserByName(db, account));
  const matches = await verifyPassword(facts.password, user?.passwordHash ?? null, security.pepper);
  if (!user || !matches) {
    await security.attempts.penalty(account);
    throw refuse(loginErrors, 'LOGIN_REFUSED');
  }
  await security.attempts.delete(account);
  return openSession(database, user.id, facts);
}

async function openSession(database: Database, userId: bigint, facts: LoginFacts): Promise<string> {
  const { remember, userAgent, previousTokenHash } = facts;
  return inTransaction(database, IDENTITY, 'write', async (db) => {
    const member = await findFirstMembership(db, userId);
    if (!member) throw refuse(loginErrors, 'NO_ACTIVE_FIRM');
    return openSessionFor(db, { member, remember, userAgent, ip: null, way: 'password', previousTokenHash });
  });
}
