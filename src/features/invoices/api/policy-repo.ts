import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { invoicePolicy } from './tax-code-tables.ts';

export type PolicyRow = Omit<typeof invoicePolicy.$inferSelect, 'id' | 'updatedAt'>;

/** Limits of the shop; the one row is written by the migration. */
export async function readPolicy(db: Db): Promise<PolicyRow> {
  const [row] = await db.select().from(invoicePolicy).where(eq(invoicePolicy.id, 1));
  if (!row) throw new Error('the policy of invoices is missing');
  return row;
}

/** Null when it has moved on since `version`. */
export async function writePolicy(db: Db, version: number, set: Omit<PolicyRow, 'version'>): Promise<number | null> {
  const [row] = await db
    .update(invoicePolicy)
    .set({ ...set, version: sql`${invoicePolicy.version} + 1`, updatedAt: sql`now()` })
    .where(and(eq(invoicePolicy.id, 1), eq(invoicePolicy.version, version)))
    .returning({ version: invoicePolicy.version });
  return row?.version ?? null;
}
