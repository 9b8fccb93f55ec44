import { writeAudit } from '#platform/api/audit.ts';
import { type SignedInCaller, signedIn } from '#platform/api/caller.ts';
import { type Db, inTransaction } from '#platform/api/database.ts';
import { notFound } from '#platform/api/refuse.ts';
import { maskIp } from '#platform/shared/mask-ip.ts';
import type { OwnSession } from '../contract/access-schemas.ts';
import { describeDevice } from '../rules/describe-device.ts';
import { IDENTITY } from './identity-scope.ts';
import { access } from './implement-access.ts';
import { endOwnSession, listOpenSessions } from './own-session-repo.ts';
import { endSessionsOf } from './session-repo.ts';

/** The devices a person is logged in on, over all firms, and the end of their sessions. */
export const ownSessionHandlers = {
  listSessions: access.listSessions.handler(({ context }) =>
    inTransaction(context.database, IDENTITY, 'read', (db) => showSessions(db, signedIn(context.caller))),
  ),

  endSession: access.endSession.handler(({ input, context }) => {
    const caller = signedIn(context.caller);
    return inTransaction(context.database, IDENTITY, 'write', async (db) => {
      await end(db, caller, input.sessionId);
      return showSessions(db, caller);
    });
  }),
};

async function end(db: Db, caller: SignedInCaller, sessionId: string | undefined): Promise<void> {
  if (sessionId === undefined) await endSessionsOf(db, caller.userId, caller.tokenHash);
  else if (!(await endOwnSession(db, caller.userId, sessionId))) throw notFound('登录设备');
  const objectId = sessionId ?? 'others';
  await writeAudit(db, caller, { action: 'session.ended', objectType: 'session', objectId });
}

async function showSessions(db: Db, caller: SignedInCaller): Promise<OwnSession[]> {
  const open = await listOpenSessions(db, caller.userId);
  return open.map(({ tokenHash, userAgent, ip, createdAt, lastSeenAt, ...session }) => ({
    ...session,
    device: describeDevice(userAgent),
    ip: ip && maskIp(ip),
    current: tokenHash === caller.tokenHash,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
  }));
}
