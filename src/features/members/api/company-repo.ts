import { and, asc, eq, or, sql } from 'drizzle-orm';
import { firms } from '#features/organisation/api/public.ts';
import type { Db } from '#platform/api/database.ts';

/** Whether a company belongs to a group. Right `identity`. */
export async function isMemberCompany(db: Db, groupFirmId: bigint, firmId: bigint): Promise<boolean> {
  const [row] = await db
    .select({ id: firms.id })
    .from(firms)
    .where(and(eq(firms.id, firmId), eq(firms.groupFirmId, groupFirmId), eq(firms.status, 1)));
  return row !== undefined;
}

/** The firm itself first, then the companies of its group. Right `identity`. */
export function listCompanies(db: Db, firmId: bigint) {
  return db
    .select({ id: firms.id, customerCode: firms.customerCode, name: firms.name })
    .from(firms)
    .where(or(eq(firms.id, firmId), and(eq(firms.groupFirmId, firmId), eq(firms.status, 1))))
    .orderBy(sql`${firms.id} <> ${firmId}`, asc(firms.customerCode))
    .limit(500);
}

export async function readFirmName(db: Db, firmId: bigint): Promise<{ name: string; firmType: string }> {
  const [firm] = await db
    .select({ name: firms.name, firmType: firms.firmType })
    .from(firms)
    .where(eq(firms.id, firmId));
  if (!firm) throw new Error('a company without a row');
  return firm;
}

/** Held to the end of the transaction. */
export async function lockMembers(db: Db, firmId: bigint): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('members', ${firmId}))`);
}
