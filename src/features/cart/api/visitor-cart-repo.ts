import { count, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { visitorCartLines } from './cart-tables.ts';

export type VisitorCartRow = typeof visitorCartLines.$inferSelect;

const ofSession = (sessionHash: string) => eq(visitorCartLines.sessionHash, sessionHash);

/** Lets additions to one visitor's cart, and its merge, run one after another. */
export async function lockVisitorCart(db: Db, sessionHash: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`visitor cart ${sessionHash}`}, 0))`);
}

export function readVisitorRows(db: Db, sessionHash: string): Promise<VisitorCartRow[]> {
  return db.select().from(visitorCartLines).where(ofSession(sessionHash));
}

export async function countVisitorCart(db: Db, sessionHash: string): Promise<number> {
  const [row] = await db.select({ lines: count() }).from(visitorCartLines).where(ofSession(sessionHash));
  return row?.lines ?? 0;
}

export interface VisitorCartEntry {
  skuId: bigint;
  /** What the line holds from now on. */
  quantity: number;
  searchId: string | null;
}

/** Writes lines with their new quantity and the key of the act that changed them; the first search id stays. */
export async function putVisitorLines(
  db: Db,
  { sessionHash, key }: { sessionHash: string; key: string },
  entries: readonly VisitorCartEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  await db
    .insert(visitorCartLines)
    .values(entries.map((entry) => ({ sessionHash, lastKey: key, ...entry })))
    .onConflictDoUpdate({
      target: [visitorCartLines.sessionHash, visitorCartLines.skuId],
      set: { quantity: sql`excluded.quantity`, lastKey: sql`excluded.last_key` },
    });
}

/** Empties the cart and answers what was in it: of two callers at the same moment only one gets the lines. */
export function takeVisitorLines(db: Db, sessionHash: string): Promise<VisitorCartRow[]> {
  return db.delete(visitorCartLines).where(ofSession(sessionHash)).returning();
}

/** Removes what nobody has come back for; needs the right `worker`. */
export async function purgeVisitorLines(db: Db, days: number): Promise<void> {
  await db.delete(visitorCartLines).where(sql`${visitorCartLines.createdAt} < now() - make_interval(days => ${days})`);
}
