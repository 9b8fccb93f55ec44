import { and, asc, eq, or, sql } from 'drizzle-orm';
import { firmsView } from '#features/organisation/api/organisation-views.ts';
import type { Db } from '#platform/api/database.ts';

/** Whether a company belongs to a group. Right `identity`. */
export async function isMemberCompany(db: Db, groupFirmId: bigint, firmId: bigint): Promise<boolean> {
  const [row] = await db
    .select({ id: firmsView.id })
    .from(firmsView)
    .where(and(eq(firmsView.id, firmId), eq(firmsView.groupFirmId, groupFirmId), eq(firmsView.status, 1)));
  return row !== undefined;
}

/** The firm itself first, then the companies of its group. Right `identity`. */
export function listCompanies(db: Db, firmId: bigint) {
  return db
    .select({ id: firmsView.id, customerCode: firmsView.customerCode, name: firmsView.name })
    .from(firmsView)
    .where(or(eq(firmsView.id, firmId), and(eq(firmsView.groupFirmId, firmId), eq(firmsView.status, 1))))
    .orderBy(sql`${firmsView.id} <> ${firmId}`, asc(firmsView.customerCode))
    .limit(500);
}

export async function readFirmName(db: Db, firmId: bigint): Promise<{ name: string; firmType: string }> {
  const [firm] = await db
    .select({ name: firmsView.name, firmType: firmsView.firmType })
    .from(firmsView)
    .where(eq(firmsView.id, firmId));
  if (!firm) throw new Error('a company without a row');
  return firm;
}

/** Held to the end of the transaction. */
export async function lockMembers(db: Db, firmId: bigint): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('members', ${firmId}))`);
}
