import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import type { CreditEntry } from '../rules/open-credit.ts';
import { creditAccounts, creditEntries } from './payment-tables.ts';

export interface OrderCredit {
  firmId: bigint;
  orderId: bigint;
  amountFen: bigint;
}

/**
 * Uses credit for an order, if the firm's limit allows it: account and ledger in one statement, so that a thousand
 * orders at once never owe more than was agreed. False: too little, or no credit agreed.
 */
export async function spendCredit(db: Db, { firmId, orderId, amountFen }: OrderCredit): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    with account as (
      update credit_accounts set used_fen = used_fen + ${amountFen}, updated_at = now()
      where firm_id = ${firmId} and (limit_fen < 0 or used_fen + ${amountFen} <= limit_fen)
      returning firm_id)
    insert into credit_entries (firm_id, order_id, kind, amount_fen)
    select firm_id, ${orderId}::bigint, 'use', ${amountFen}::bigint from account`);
  return rowCount === 1;
}

/** Gives credit of an order back. */
export async function releaseCredit(db: Db, { firmId, orderId, amountFen }: OrderCredit): Promise<void> {
  await db.insert(creditEntries).values({ firmId, orderId, kind: 'release', amountFen });
  await db
    .update(creditAccounts)
    .set({ usedFen: sql`${creditAccounts.usedFen} - ${amountFen}`, updatedAt: sql`now()` })
    .where(eq(creditAccounts.firmId, firmId));
}

export async function readCreditEntries(
  db: Db,
  { firmId, orderId }: { firmId: bigint; orderId: bigint },
): Promise<CreditEntry[]> {
  const rows = await db
    .select({ kind: creditEntries.kind, amountFen: creditEntries.amountFen })
    .from(creditEntries)
    .where(and(eq(creditEntries.firmId, firmId), eq(creditEntries.orderId, orderId)));
  return rows as CreditEntry[];
}

export interface CreditAccount {
  /** -1: unlimited. */
  limitFen: bigint;
  usedFen: bigint;
  termDays: number;
}

/** Null: nothing is agreed, the firm pays before its goods leave. */
export async function findCreditAccount(db: Db, firmId: bigint): Promise<CreditAccount | null> {
  const { limitFen, usedFen, termDays } = creditAccounts;
  const [row] = await db
    .select({ limitFen, usedFen, termDays })
    .from(creditAccounts)
    .where(eq(creditAccounts.firmId, firmId));
  return row ?? null;
}
