import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import { writeAudit } from '#platform/api/audit.ts';
import { type Database, inTransaction } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { loginErrors } from '../contract/access-contract.ts';
import { verifyPassword } from './passwords.ts';
import { endSession, findActiveMembership, findUserByName, insertSession } from './session-repo.ts';
import { hashToken, newToken } from './session-token.ts';

export interface LoginFacts {
  userName: string;
  password: string;
  remember: boolean;
  userAgent: string | null;
  /** Session that is replaced, so that no session id survives a login. */
  previousTokenHash: string | null;
}

/** Right to read across firms before the firm is known; only login and session code holds it. */
const IDENTITY = { firmId: null, userId: null, right: 'identity' } as const;

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
  const token = newToken();
  await inTransaction(database, IDENTITY, 'write', async (db) => {
    const membership = await findActiveMembership(db, userId);
    if (!membership) throw refuse(loginErrors, 'NO_ACTIVE_FIRM');
    if (facts.previousTokenHash) await endSession(db, facts.previousTokenHash);
    await insertSession(db, {
      tokenHash: hashToken(token),
      remember: facts.remember,
      userAgent: facts.userAgent,
      member: { userId, ...membership },
    });
    await writeAudit(db, { firmId: membership.firmId, userId }, { action: 'session.opened', objectType: 'session' });
  });
  return token;
}

/** Session of someone who has not logged in (specification 7.1, empty body). */
export async function openVisitorSession(database: Database, userAgent: string | null): Promise<string> {
  const token = newToken();
  await inTransaction(database, IDENTITY, 'write', (db) =>
    insertSession(db, { tokenHash: hashToken(token), remember: false, userAgent, member: null }),
  );
  return token;
}
