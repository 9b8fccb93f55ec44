import { createHash } from 'node:crypto';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { type SharedContent, sharedCarts } from './cart-tables.ts';

type Owner = Pick<SignedInCaller, 'firmId' | 'userId'>;

const owned = ({ firmId, userId }: Owner) => and(eq(sharedCarts.firmId, firmId), eq(sharedCarts.userId, userId));
const alive = sql`${sharedCarts.expiresAt} > now()`;
const lineCount = sql<number>`jsonb_array_length(${sharedCarts.lines} -> 'lines')`;

const COLUMNS = {
  id: sharedCarts.id,
  name: sharedCarts.name,
  lineCount,
  openedCount: sharedCarts.openedCount,
  expiresAt: sharedCarts.expiresAt,
  createdAt: sharedCarts.createdAt,
};

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

export async function countShares(db: Db, owner: Owner): Promise<number> {
  return db.$count(sharedCarts, and(owned(owner), alive));
}

/** Shares that still open, the latest first. */
export function readShares(db: Db, owner: Owner) {
  return db
    .select(COLUMNS)
    .from(sharedCarts)
    .where(and(owned(owner), alive))
    .orderBy(desc(sharedCarts.createdAt), desc(sharedCarts.id));
}

/** Null where the link is somebody's already. */
export async function insertShare(
  db: Db,
  { firmId, userId }: Owner,
  share: { token: string; name: string; days: number; content: SharedContent },
) {
  const { token, name, days, content } = share;
  const expiresAt = sql`now() + make_interval(days => ${days})`;
  const [row] = await db
    .insert(sharedCarts)
    .values({ firmId, userId, name, tokenHash: hashOf(token), lines: content, expiresAt })
    .onConflictDoNothing()
    .returning(COLUMNS);
  return row ?? null;
}

/** Forgets the owner's links that no longer open. */
export async function deleteExpiredShares(db: Db, owner: Owner): Promise<void> {
  await db.delete(sharedCarts).where(and(owned(owner), sql`not ${alive}`));
}

/** Answers whether there was one of the caller's own. */
export async function deleteShare(db: Db, owner: Owner, id: bigint): Promise<boolean> {
  const result = await db.delete(sharedCarts).where(and(owned(owner), eq(sharedCarts.id, id)));
  return result.rowCount === 1;
}

export interface OpenedShare extends SharedContent {
  name: string;
  expiresAt: Date;
}

/** What lies behind a link, whoever opens it; null when it is unknown, expired or deleted, which nobody can tell apart. */
export async function openShare(db: Db, token: string): Promise<OpenedShare | null> {
  const { rows } = await db.execute<{ name: string; lines: SharedContent; expires_at: Date | string }>(
    sql`select name, lines, expires_at from open_shared_cart(${hashOf(token)})`,
  );
  const [row] = rows;
  return row ? { name: row.name, ...row.lines, expiresAt: new Date(row.expires_at) } : null;
}
