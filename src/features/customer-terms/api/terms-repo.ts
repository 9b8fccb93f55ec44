import { eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { SHANGHAI_TODAY } from '#platform/api/shanghai-days.ts';
import type { Raise } from '../rules/credit-limit.ts';
import { customerTermPolicy as policy, customerTerms as terms } from './term-tables.ts';

/** Holds the terms of a firm against other changes until the transaction ends. */
export async function lockTerms(db: Db, firmId: bigint): Promise<void> {
  await db.insert(terms).values({ firmId }).onConflictDoNothing();
  await db.select({ firmId: terms.firmId }).from(terms).where(eq(terms.firmId, firmId)).for('update');
}

/** Counts a change that holds, and keeps or ends a limit for a while. Answers the new version. */
export async function countChange(db: Db, firmId: bigint, raise: Raise | null): Promise<number> {
  const [row] = await db
    .update(terms)
    .set({
      raiseUntil: raise?.until ?? null,
      raiseBackFen: raise?.backFen ?? null,
      version: sql`${terms.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(eq(terms.firmId, firmId))
    .returning({ version: terms.version });
  if (!row) throw new Error('terms were not locked');
  return row.version;
}

/** Firms whose raised limit has seen its last day. */
export function findEndedRaises(db: Db): Promise<{ firmId: bigint }[]> {
  return db
    .select({ firmId: terms.firmId })
    .from(terms)
    .where(sql`${terms.raiseUntil} < ${SHANGHAI_TODAY}`)
    .orderBy(terms.raiseUntil)
    .limit(1_000);
}

export type TermPolicyRow = Omit<typeof policy.$inferSelect, 'id' | 'updatedAt'>;

/** What one person agrees alone; its one row is written by the migration. */
export async function readPolicy(db: Db): Promise<TermPolicyRow> {
  const [row] = await db.select().from(policy).where(eq(policy.id, 1));
  if (!row) throw new Error('the policy of terms is missing');
  return row;
}

/** Writes it over the version that was seen; null where somebody was faster. */
export async function writePolicy(
  db: Db,
  { version, ...fields }: Omit<TermPolicyRow, 'version'> & { version: number },
): Promise<number | null> {
  const [row] = await db
    .update(policy)
    .set({ ...fields, version: sql`${policy.version} + 1`, updatedAt: sql`now()` })
    .where(sql`${policy.id} = 1 and ${policy.version} = ${version}`)
    .returning({ version: policy.version });
  return row?.version ?? null;
}
