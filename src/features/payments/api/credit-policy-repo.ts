import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { type CreditPolicy, USUAL_POLICY } from '../rules/judge-credit.ts';
import { creditPolicies } from './payment-tables.ts';

export interface KeptCreditPolicy extends CreditPolicy {
  /** Interest for a year on what is overdue, in basis points; null: none. Told, never booked. */
  interestBp: number | null;
  /** 0: nothing was ever said. */
  version: number;
}

const COLUMNS = {
  countOpen: creditPolicies.countOpen,
  overLimit: sql<CreditPolicy['overLimit']>`${creditPolicies.overLimit}`,
  overdueDays: creditPolicies.overdueDays,
  overdueAct: sql<CreditPolicy['overdueAct']>`${creditPolicies.overdueAct}`,
  interestBp: creditPolicies.interestBp,
  version: creditPolicies.version,
};

/** What is checked when the firm buys on account. */
export async function readCreditPolicy(db: Db, firmId: bigint): Promise<KeptCreditPolicy> {
  const [row] = await db.select(COLUMNS).from(creditPolicies).where(eq(creditPolicies.firmId, firmId));
  return row ?? { ...USUAL_POLICY, interestBp: null, version: 0 };
}

/** Writes it over the version that was seen; null where somebody was faster. */
export async function writeCreditPolicy(
  db: Db,
  firmId: bigint,
  { version: seen, ...fields }: KeptCreditPolicy,
): Promise<KeptCreditPolicy | null> {
  const rows =
    seen === 0
      ? await db
          .insert(creditPolicies)
          .values({ firmId, ...fields })
          .onConflictDoNothing()
          .returning(COLUMNS)
      : await db
          .update(creditPolicies)
          .set({ ...fields, version: sql`${creditPolicies.version} + 1`, updatedAt: sql`now()` })
          .where(and(eq(creditPolicies.firmId, firmId), eq(creditPolicies.version, seen)))
          .returning(COLUMNS);
  return rows[0] ?? null;
}
