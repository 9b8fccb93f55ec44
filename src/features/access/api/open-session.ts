import { writeAudit } from '#platform/api/audit.ts';
import { type Database, type Db, inTransaction } from '#platform/api/database.ts';
import { IDENTITY } from './identity-scope.ts';
import { type Device, endSession, insertSession, type NewSession, type SessionMember } from './session-repo.ts';
import { hashToken, newToken } from './session-token.ts';

type LoginWay = 'password' | 'sms' | 'link' | 'switch' | 'invitation';

export interface SessionFacts extends Omit<NewSession, 'tokenHash' | 'member'> {
  member: SessionMember;
  /** How the person came in, for the audit log. */
  way: LoginWay;
  /** Session that is replaced: no session id survives a login or a change of firm. */
  previousTokenHash: string | null;
}

/**
 * Opens a session for a member: the one place that does, whichever way they came. The token is returned once and
 * stored as a hash. Needs the right `identity`.
 */
export async function openSessionFor(db: Db, facts: SessionFacts): Promise<string> {
  const { way, previousTokenHash, ...session } = facts;
  const token = newToken();
  if (previousTokenHash) await endSession(db, previousTokenHash);
  await insertSession(db, { ...session, tokenHash: hashToken(token) });
  const { remember, loginSource = 0 } = session;
  await writeAudit(db, session.member, {
    action: 'session.opened',
    objectType: 'session',
    after: { way, remember, loginSource },
  });
  return token;
}

/** Session of someone who has not logged in (specification 7.1, empty body). */
export async function openVisitorSession(
  database: Database,
  device: Device,
  previousTokenHash: string | null = null,
): Promise<string> {
  const token = newToken();
  await inTransaction(database, IDENTITY, 'write', async (db) => {
    if (previousTokenHash) await endSession(db, previousTokenHash);
    await insertSession(db, { tokenHash: hashToken(token), remember: false, ...device, member: null });
  });
  return token;
}
