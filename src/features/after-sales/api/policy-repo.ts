import { eq } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { afterSalePolicy } from './settlement-tables.ts';

export type CasePolicy = Omit<typeof afterSalePolicy.$inferSelect, 'id' | 'updatedAt'>;

/** Limits and times of the shop; its one row is written by the migration. */
export async function readPolicy(db: Db): Promise<CasePolicy> {
  const [row] = await db.select().from(afterSalePolicy).where(eq(afterSalePolicy.id, 1));
  if (!row) throw new Error('the policy of after-sales is missing');
  return row;
}
