import { and, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { REAUTHENTICATION_SECONDS, sessionLimits } from '../rules/session-limits.ts';
import { sessions } from './access-tables.ts';

/** Browser and address a session is opened from. */
export interface Device {
  userAgent: string | null;
  ip: string | null;
}

/** A person's place in a firm, as sessions name it. */
export interface SessionMember {
  userId: bigint;
  firmId: bigint;
  membershipId: bigint;
}

export interface NewSession extends Device {
  tokenHash: string;
  remember: boolean;
  /** Null for visitors. */
  member: SessionMember | null;
  loginSource?: number;
  firstLogin?: boolean;
  /** When the person last proved who they are; null where nobody was asked. */
  reauthenticatedAt?: Date | 'now' | null;
  /** A session that continues another one does not outlive it. */
  notAfter?: Date;
}

const AGENT_LENGTH = 300;

export async function insertSession(db: Db, session: NewSession): Promise<void> {
  const { tokenHash, remember, member, ip, loginSource, firstLogin, reauthenticatedAt, notAfter } = session;
  const limits = sessionLimits(member ? 'user' : 'visitor', remember);
  const end = sql`least(now() + make_interval(secs => ${limits.absolute}), ${notAfter?.toISOString() ?? 'infinity'}::timestamptz)`;
  await db.insert(sessions).values({
    tokenHash,
    remember,
    ip,
    loginSource,
    firstLogin,
    ...member,
    userAgent: session.userAgent?.slice(0, AGENT_LENGTH),
    reauthenticatedAt: reauthenticatedAt === 'now' ? sql`now()` : reauthenticatedAt,
    idleExpiresAt: sql`least(now() + make_interval(secs => ${limits.idle}), ${end})`,
    expiresAt: end,
  });
}

export async function endSession(db: Db, tokenHash: string): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(sessions.tokenHash, tokenHash), isNull(sessions.revokedAt)));
}

/**
 * Ends every session of a person in every firm, all but one if told so: after a change of password, or when an account
 * is frozen. Needs the right `identity`. Returns how many ended.
 */
export async function endSessionsOf(db: Db, userId: bigint, exceptTokenHash?: string | null): Promise<number> {
  const ended = await db
    .update(sessions)
    .set({ revokedAt: sql`now()` })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
        exceptTokenHash ? ne(sessions.tokenHash, exceptTokenHash) : undefined,
      ),
    )
    .returning({ tokenHash: sessions.tokenHash });
  return ended.length;
}

/**
 * Ends every session of one place in a firm, and of no other: whoever is frozen by one company goes on in another. Needs
 * the right `identity`.
 */
export async function endSessionsAt(db: Db, membershipId: bigint): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(sessions.membershipId, membershipId), isNull(sessions.revokedAt)));
}

/** Notes that the person behind a session has just proved who they are. Right `identity`, or the session's own firm. */
export async function markReauthenticated(db: Db, tokenHash: string): Promise<void> {
  await db.update(sessions).set({ reauthenticatedAt: sql`now()` }).where(eq(sessions.tokenHash, tokenHash));
}

/**
 * Whether the person behind a session proved who they are within ten minutes. A login by password or code counts, unless
 * the session is a remembered one; a login link and a change of firm do not.
 */
export async function wasReauthenticated(db: Db, tokenHash: string): Promise<boolean> {
  const since = sql`now() - make_interval(secs => ${REAUTHENTICATION_SECONDS})`;
  const [row] = await db
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.reauthenticatedAt, since)));
  return row !== undefined;
}

/** Removes sessions that ended more than 30 days ago. Right `identity`. */
export async function purgeSessions(db: Db): Promise<void> {
  const ended = sql`least(${sessions.revokedAt}, ${sessions.idleExpiresAt}, ${sessions.expiresAt})`;
  await db.delete(sessions).where(lt(ended, sql`now() - interval '30 days'`));
}
