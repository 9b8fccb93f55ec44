import { sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { creditAccounts } from './payment-tables.ts';

export interface CreditAgreement {
  /** -1: unlimited. */
  limitFen: bigint;
  /** Days to pay in after the statement. */
  termDays: number;
}

/**
 * Agrees with a firm what it may owe and for how long; its account is opened where it has none. What is used stays: a limit may be
 * lowered below it, and then nothing more can be bought until enough is paid. Right `desk` or `worker`.
 */
export async function agreeCredit(db: Db, firmId: bigint, { limitFen, termDays }: CreditAgreement): Promise<void> {
  await db
    .insert(creditAccounts)
    .values({ firmId, limitFen, termDays })
    .onConflictDoUpdate({ target: creditAccounts.firmId, set: { limitFen, termDays, updatedAt: sql`now()` } });
}
