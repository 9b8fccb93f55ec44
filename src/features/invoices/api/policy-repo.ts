import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { invoiceFirmTerms, invoicePolicy } from './tax-code-tables.ts';

export type PolicyRow = Omit<typeof invoicePolicy.$inferSelect, 'id' | 'updatedAt'>;
export type FirmTermsRow = Omit<typeof invoiceFirmTerms.$inferSelect, 'firmId' | 'updatedAt'>;

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

const NONE: FirmTermsRow = {
  ...{ mostLines: null, limitFen: null, merge: null, remarkTemplate: null, reviewed: false, version: 0 },
};

/** What is agreed with one customer; version 0 where nothing is. */
export async function readFirmTerms(db: Db, firmId: bigint): Promise<FirmTermsRow> {
  const [row] = await db.select().from(invoiceFirmTerms).where(eq(invoiceFirmTerms.firmId, firmId));
  return row ?? NONE;
}

/** Null when they have moved on since `version`. */
export async function writeFirmTerms(
  db: Db,
  firmId: bigint,
  version: number,
  set: Omit<FirmTermsRow, 'version'>,
): Promise<number | null> {
  const rows =
    version === 0
      ? await db
          .insert(invoiceFirmTerms)
          .values({ firmId, ...set })
          .onConflictDoNothing()
          .returning()
      : await db
          .update(invoiceFirmTerms)
          .set({ ...set, version: version + 1, updatedAt: sql`now()` })
          .where(and(eq(invoiceFirmTerms.firmId, firmId), eq(invoiceFirmTerms.version, version)))
          .returning();
  return rows[0]?.version ?? null;
}

const narrower = <T extends number | bigint>(own: T | null, shop: T): T => (own !== null && own < shop ? own : shop);

/** Limits for one customer: agreed ones narrow those of the shop and never widen them; the rest goes before. */
export async function readPolicyFor(db: Db, firmId: bigint): Promise<PolicyRow> {
  const policy = await readPolicy(db);
  const own = await readFirmTerms(db, firmId);
  return {
    ...policy,
    mostLines: narrower(own.mostLines, policy.mostLines),
    limitFen: narrower(own.limitFen, policy.limitFen),
    merge: own.merge ?? policy.merge,
    remarkTemplate: own.remarkTemplate ?? policy.remarkTemplate,
    aloneFen: own.reviewed ? 0n : policy.aloneFen,
  };
}
