import { eq, sql } from 'drizzle-orm';
import {
  movementKey,
  posting,
  postMovements,
  readHeldAmounts,
  unposted,
  withinLimit,
} from '#business/ledger/api/public.ts';
import type { Db } from '#platform/api/database.ts';
import { creditLedger } from '../rules/credit-ledger.ts';
import { creditAccounts } from './payment-tables.ts';

export interface CreditOrder {
  firmId: bigint;
  orderId: bigint;
  orderNo: string;
}

const documentOf = ({ firmId, orderNo }: CreditOrder, userId: bigint | null) => ({
  firmId,
  userId,
  documentType: 'order',
  documentNo: orderNo,
});

/**
 * Uses credit for an order, if the firm's limit allows it: account and ledger in one statement, so that a thousand
 * orders at once never owe more than was agreed. False: too little, or no credit agreed. Once for an order, however often.
 * `bounded` false: the limit is held against what is billed, by whoever asks (`checkCredit`).
 */
export async function spendCredit(
  db: Db,
  order: CreditOrder & { userId: bigint | null; amountFen: bigint },
  { bounded = true }: { bounded?: boolean } = {},
): Promise<boolean> {
  const document = documentOf(order, order.userId);
  const { rows } = await db.execute<{ spent: boolean }>(sql`
    with asked as (
      select a.id as account_id, ${order.orderId}::bigint as charged_id, 'use' as kind, ${order.amountFen}::bigint as fen,
        ${movementKey(document, 'use', order.orderId)}::text as effect_key
      from credit_accounts a where a.firm_id = ${order.firmId}),
    due as (select * from asked where ${unposted(creditLedger, order.firmId, 'asked')}),
    ${posting(creditLedger, document, bounded ? withinLimit(creditLedger) : sql`true`)}
    select exists (select from asked) and (select count(*) from total) = (select count(*) from moved) as spent,
      (select count(*) from entered) as entered`);
  return rows[0]?.spent === true;
}

/** Credit that an order holds, and of which account; null: it never used any. */
export async function readOrderCredit(db: Db, order: CreditOrder) {
  const [held] = await readHeldAmounts(db, creditLedger, documentOf(order, null));
  return held ? { accountId: held.accountId, usedFen: held.amounts.used } : null;
}

/** Gives credit back that an order holds. Named by what it holds after it: the same step again books nothing. */
export async function releaseCredit(
  db: Db,
  order: CreditOrder,
  { accountId, usedFen }: { accountId: bigint; usedFen: bigint },
  amountFen: bigint,
): Promise<void> {
  const movement = { accountId, chargedId: order.orderId, kind: 'release', amountFen } as const;
  await postMovements(db, creditLedger, documentOf(order, null), [movement], String(usedFen - amountFen));
}

export interface CreditMoney {
  firmId: bigint;
  /** Who booked it; null: the shop itself. */
  userId: bigint | null;
  documentNo: string;
  amountFen: bigint;
}

const MONEY_DOCUMENTS = { repaid: 'receipt', reversed: 'receipt', written_off: 'write_off' } as const;

/**
 * Moves what a firm owes by money as such, without an order: a receipt repays it whole, a bounced one is reversed, a debt that is
 * given up is written off. Each once for its document. False: nothing is agreed with the firm, so nothing can be owed.
 */
export async function moveCredit(
  db: Db,
  kind: keyof typeof MONEY_DOCUMENTS,
  { firmId, userId, documentNo, amountFen }: CreditMoney,
): Promise<boolean> {
  const [account] = await db
    .select({ accountId: creditAccounts.id })
    .from(creditAccounts)
    .where(eq(creditAccounts.firmId, firmId));
  if (!account) return false;
  const document = { firmId, userId, documentType: MONEY_DOCUMENTS[kind], documentNo };
  await postMovements(db, creditLedger, document, [{ ...account, chargedId: null, kind, amountFen }], '');
  return true;
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
