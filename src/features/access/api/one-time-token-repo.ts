import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { oneTimeTokens, type TokenPurpose } from './access-tables.ts';
import { hashToken, looksLikeToken, newToken } from './session-token.ts';

/** Seconds a token is good for, by purpose: links in mails longer than codes that pass between two sites. */
const LIFETIME: Readonly<Record<TokenPurpose, number>> = {
  activation: 72 * 3600,
  reset: 30 * 60,
  login_link: 60,
  jump: 60,
};

export interface TokenOwner {
  userId: bigint;
  /** Place in a firm the token is for; null where the person alone matters. */
  membershipId: bigint | null;
}

/** A new token for one person and purpose; every earlier one of the same purpose is void. Needs the right `identity`. */
export async function issueToken(db: Db, purpose: TokenPurpose, owner: TokenOwner): Promise<string> {
  const token = newToken();
  await voidTokens(db, purpose, owner.userId);
  await db.insert(oneTimeTokens).values({
    tokenHash: hashToken(token),
    purpose,
    ...owner,
    expiresAt: sql`now() + make_interval(secs => ${LIFETIME[purpose]})`,
  });
  return token;
}

const isOpen = (token: string, purpose: TokenPurpose) =>
  and(
    eq(oneTimeTokens.tokenHash, hashToken(token)),
    eq(oneTimeTokens.purpose, purpose),
    isNull(oneTimeTokens.usedAt),
    gt(oneTimeTokens.expiresAt, sql`now()`),
  );

const OWNER = { userId: oneTimeTokens.userId, membershipId: oneTimeTokens.membershipId };

/** Whose open token this is, without using it; null for used, expired, unknown and of another purpose alike. */
export async function findTokenOwner(db: Db, purpose: TokenPurpose, token: string): Promise<TokenOwner | null> {
  if (!looksLikeToken(token)) return null;
  const [owner] = await db.select(OWNER).from(oneTimeTokens).where(isOpen(token, purpose));
  return owner ?? null;
}

/** Uses a token up: of two calls at the same moment one gets the owner, the other null. */
export async function spendToken(db: Db, purpose: TokenPurpose, token: string): Promise<TokenOwner | null> {
  if (!looksLikeToken(token)) return null;
  const [owner] = await db
    .update(oneTimeTokens)
    .set({ usedAt: sql`now()` })
    .where(isOpen(token, purpose))
    .returning(OWNER);
  return owner ?? null;
}

/** Whose token this was, expired or not, as long as it was never used: to send a fresh one to the same person. */
export async function findUnusedTokenOwner(db: Db, purpose: TokenPurpose, token: string): Promise<TokenOwner | null> {
  if (!looksLikeToken(token)) return null;
  const [owner] = await db
    .select(OWNER)
    .from(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.tokenHash, hashToken(token)),
        eq(oneTimeTokens.purpose, purpose),
        isNull(oneTimeTokens.usedAt),
      ),
    );
  return owner ?? null;
}

async function voidTokens(db: Db, purpose: TokenPurpose, userId: bigint): Promise<void> {
  await db
    .update(oneTimeTokens)
    .set({ expiresAt: sql`now()` })
    .where(and(eq(oneTimeTokens.userId, userId), eq(oneTimeTokens.purpose, purpose), isNull(oneTimeTokens.usedAt)));
}

/** Removes tokens that were used or ran out more than 7 days ago. Right `identity`. */
export async function purgeTokens(db: Db): Promise<void> {
  const dead = sql`least(${oneTimeTokens.usedAt}, ${oneTimeTokens.expiresAt})`;
  await db.delete(oneTimeTokens).where(lt(dead, sql`now() - interval '7 days'`));
}
