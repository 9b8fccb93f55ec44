import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { afterSalePolicy as policy } from '../settlement-tables.ts';

type PolicyFields = Omit<typeof policy.$inferInsert, 'id' | 'version' | 'updatedAt'>;

/** Writes the one row of the policy; null where it is another version than the person saw. Answers the new version. */
export async function writePolicy(db: Db, seen: number, fields: PolicyFields): Promise<number | null> {
  const [row] = await db
    .update(policy)
    .set({ ...fields, version: sql`${policy.version} + 1`, updatedAt: sql`now()` })
    .where(and(eq(policy.id, 1), eq(policy.version, seen)))
    .returning({ version: policy.version });
  return row?.version ?? null;
}
