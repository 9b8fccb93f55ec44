import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import { firmsView } from '#features/organisation/api/organisation-views.ts';
import type { Db } from '#platform/api/database.ts';
import { sessions } from './access-tables.ts';

const isOpen = (userId: bigint) =>
  and(
    eq(sessions.userId, userId),
    isNull(sessions.revokedAt),
    gt(sessions.idleExpiresAt, sql`now()`),
    gt(sessions.expiresAt, sql`now()`),
  );

/** Name of a session for its owner: opens nothing, and cannot be turned back into what does. */
const SESSION_ID = sql<string>`left(encode(sha256(convert_to(${sessions.tokenHash}, 'UTF8')), 'hex'), 24)`;

/** Open sessions of a person in every firm, the latest used first. Right `identity`. */
export function listOpenSessions(db: Db, userId: bigint) {
  return db
    .select({
      sessionId: SESSION_ID,
      tokenHash: sessions.tokenHash,
      userAgent: sessions.userAgent,
      ip: sessions.ip,
      firmName: firmsView.name,
      remember: sessions.remember,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .innerJoin(firmsView, eq(firmsView.id, sessions.firmId))
    .where(isOpen(userId))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt))
    .limit(100);
}

/** Browsers of the person's other open sessions; row-level security lets people see their own. */
export function listOtherDevices(db: Db, userId: bigint, tokenHash: string) {
  return db
    .select({ userAgent: sessions.userAgent, lastSeenAt: sessions.lastSeenAt })
    .from(sessions)
    .where(and(isOpen(userId), ne(sessions.tokenHash, tokenHash)))
    .orderBy(desc(sessions.lastSeenAt))
    .limit(10);
}

/** Ends one of the person's own sessions by its name; false when there is none, whoever else may have one so named. */
export async function endOwnSession(db: Db, userId: bigint, sessionId: string): Promise<boolean> {
  const ended = await db
    .update(sessions)
    .set({ revokedAt: sql`now()` })
    .where(and(isOpen(userId), eq(SESSION_ID, sessionId)))
    .returning({ tokenHash: sessions.tokenHash });
  return ended.length > 0;
}

/** What a session hands on to the one that continues it in another firm. */
export async function findSessionToContinue(db: Db, tokenHash: string) {
  const [session] = await db
    .select({
      remember: sessions.remember,
      loginSource: sessions.loginSource,
      reauthenticatedAt: sessions.reauthenticatedAt,
      notAfter: sessions.expiresAt,
    })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, tokenHash), isNull(sessions.revokedAt)))
    .for('update');
  return session ?? null;
}
