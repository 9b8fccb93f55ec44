import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { ledgerColumns } from '#business/ledger/api/public.ts';
import { orders } from '#features/orders/api/order-tables.ts';
import { createdAt, fen, id, instant, ref, updatedAt } from '#platform/api/columns.ts';
import { tableRules } from '#platform/api/table-rules.ts';
import { creditLedger } from '../rules/credit-ledger.ts';
import { paymentStates } from '../rules/payment-status.ts';

/** One attempt to pay an order through one channel; the amount is the order's, never the caller's. */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    userId: ref('user_id').notNull(),
    orderId: ref('order_id').notNull(),
    payNo: text('pay_no').notNull(),
    channel: text('channel').notNull(),
    amountFen: fen('amount_fen').notNull(),
    status: text('status').notNull().default('pending'),
    /** Number of the payment at the channel. */
    channelTradeNo: text('channel_trade_no'),
    /** What the payer needs to pay: an address, the text of a QR code, an account to transfer to. */
    instructions: jsonb('instructions').notNull().default({}).$type<Record<string, string>>(),
    failure: text('failure').notNull().default(''),
    expiresAt: instant('expires_at').notNull(),
    paidAt: instant('paid_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('payments_firm_id').on(t.firmId, t.id),
    unique('payments_no').on(t.payNo),
    unique('payments_trade').on(t.channel, t.channelTradeNo),
    foreignKey({ columns: [t.firmId, t.orderId], foreignColumns: [orders.firmId, orders.id] }),
    index('payments_order').on(t.firmId, t.orderId, t.createdAt.desc()),
    index('payments_pending').on(t.status, t.updatedAt),
    index('payments_given_up').on(t.expiresAt).where(sql`status in ('failed', 'closed')`),
    check('payments_amount', sql`amount_fen > 0`),
  ],
);

/** Money of a payment that goes back, whole or in part; never more in all than came. */
export const paymentRefunds = pgTable(
  'payment_refunds',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    orderId: ref('order_id').notNull(),
    paymentId: ref('payment_id').notNull(),
    refundNo: text('refund_no').notNull(),
    amountFen: fen('amount_fen').notNull(),
    /** `asked`: the channel of the payment sends it; `desk`: people do; `done`. */
    status: text('status').notNull(),
    /** Why the channel would not, for the people who do it instead. */
    failure: text('failure').notNull().default(''),
    /** Number in the books of the bank or channel. */
    reference: text('reference'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    doneAt: instant('done_at'),
  },
  (t) => [
    unique('payment_refunds_no').on(t.refundNo),
    foreignKey({ columns: [t.firmId, t.orderId], foreignColumns: [orders.firmId, orders.id] }),
    foreignKey({ columns: [t.firmId, t.paymentId], foreignColumns: [payments.firmId, payments.id] }),
    index('payment_refunds_order').on(t.firmId, t.orderId),
    index('payment_refunds_open').on(t.updatedAt).where(sql`status <> 'done'`),
    check('payment_refunds_amount', sql`amount_fen > 0`),
    check('payment_refunds_status', sql`status in ('asked', 'desk', 'done')`),
  ],
);

/** What channels told us, each notice once: a second delivery of it changes nothing. */
export const paymentNotices = pgTable(
  'payment_notices',
  {
    channel: text('channel').notNull(),
    noticeId: text('notice_id').notNull(),
    payNo: text('pay_no').notNull(),
    body: jsonb('body').notNull(),
    outcome: text('outcome').notNull(),
    receivedAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.channel, t.noticeId] }), index('payment_notices_pay_no').on(t.payNo)],
);

/**
 * What a firm may owe; `usedFen` is the sum of its open entries, changed in the same transaction as those. Nothing holds it to the
 * limit but spending: a limit may be lowered below what is used, a receipt may bounce, and prepaid money stands below zero.
 */
export const creditAccounts = pgTable(
  'credit_accounts',
  {
    firmId: ref('firm_id').primaryKey(),
    id: ref('id').generatedAlwaysAsIdentity().notNull(),
    /** -1: unlimited. */
    limitFen: fen('limit_fen').notNull(),
    usedFen: fen('used_fen').notNull().default(sql`0`),
    /** Days after the statement. */
    termDays: integer('term_days').notNull().default(30),
    updatedAt: updatedAt(),
  },
  (t) => [unique('credit_accounts_firm_id').on(t.firmId, t.id)],
);

/** What is checked when a firm buys on account, and what it is charged; a firm without a row has the defaults. */
export const creditPolicies = pgTable(
  'credit_policies',
  {
    firmId: ref('firm_id').primaryKey(),
    /** Orders not yet billed count against the limit; otherwise only what statements leave open. */
    countOpen: boolean('count_open').notNull().default(true),
    /** `block`: refused; `ask`: refused with the way to ask for more; `prepay`: paid in advance. */
    overLimit: text('over_limit').notNull().default('block'),
    /** Days after which what is overdue stops buying on account; null: never. */
    overdueDays: integer('overdue_days'),
    overdueAct: text('overdue_act').notNull().default('block'),
    /** Interest for a year on what is overdue, in basis points; null: none. Told, never booked. */
    interestBp: integer('interest_bp'),
    version: integer('version').notNull().default(1),
    updatedAt: updatedAt(),
  },
  () => [
    check('credit_policies_over_limit', sql`over_limit in ('block', 'ask', 'prepay')`),
    check('credit_policies_overdue', sql`overdue_days between 0 and 365 and overdue_act in ('block', 'prepay')`),
    check('credit_policies_interest', sql`interest_bp between 1 and 3600`),
  ],
);

/** Ledger of credit: nothing is deleted, a cancelled order is a second entry. */
export const creditEntries = pgTable(
  'credit_entries',
  {
    ...ledgerColumns(creditLedger),
    accountId: ref('account_id').notNull(),
    /** Null: about money as such (a receipt, a write-off). */
    orderId: ref('order_id'),
  },
  (t) => [
    foreignKey({ columns: [t.firmId, t.orderId], foreignColumns: [orders.firmId, orders.id] }),
    index('credit_entries_firm').on(t.firmId, t.id),
    unique('credit_entries_effect').on(t.firmId, t.accountId, t.effectKey),
    foreignKey({ columns: [t.firmId, t.accountId], foreignColumns: [creditAccounts.firmId, creditAccounts.id] }),
    index('credit_entries_document').on(t.firmId, t.documentType, t.documentNo),
    check(
      'credit_entries_kind',
      sql`kind in ('use', 'release', 'repaid', 'written_off', 'reversed') and amount_fen > 0`,
    ),
    check('credit_entries_charged', sql`(order_id is null) = (document_type in ('receipt', 'write_off'))`),
  ],
);

export const paymentRules = tableRules(
  [payments, { openTo: 'desk', states: paymentStates }],
  [paymentRefunds, { openTo: 'desk' }],
  [creditAccounts, { openTo: 'desk' }],
  [creditPolicies, { openTo: 'desk' }],
  [creditEntries, { openTo: 'desk', writtenOnce: 'ledger' }],
);
