import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, fen, id, instant, ref, updatedAt } from '#platform/api/columns.ts';
import { tableRules } from '#platform/api/table-rules.ts';
import { afterSaleCases } from './case-tables.ts';

/** Money of a case that goes back, in all: the order owes less from then on, and what came too much is sent back. */
export const afterSaleRefunds = pgTable(
  'after_sale_refunds',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    caseId: ref('case_id').notNull(),
    orderId: ref('order_id').notNull(),
    goodsFen: fen('goods_fen').notNull(),
    freightFen: fen('freight_fen').notNull(),
    /** Contained in the goods. */
    taxFen: fen('tax_fen').notNull(),
    /** `due`: credit, payment or people still work on it; `done`. */
    status: text('status').notNull().default('due'),
    createdAt: createdAt(),
    doneAt: instant('done_at'),
  },
  (t) => [
    unique('after_sale_refunds_case').on(t.firmId, t.caseId),
    foreignKey({ columns: [t.firmId, t.caseId], foreignColumns: [afterSaleCases.firmId, afterSaleCases.id] }),
    index('after_sale_refunds_order').on(t.firmId, t.orderId),
    index('after_sale_refunds_due').on(t.createdAt).where(sql`status = 'due'`),
    check('after_sale_refunds_amounts', sql`goods_fen >= 0 and freight_fen >= 0 and goods_fen + freight_fen > 0`),
    check('after_sale_refunds_status', sql`status in ('due', 'done')`),
  ],
);

/** What statements and invoices take up: a credit where nothing was billed, a request for a red letter where it was. */
export const afterSalePostings = pgTable(
  'after_sale_postings',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    caseId: ref('case_id').notNull(),
    orderId: ref('order_id').notNull(),
    orderLineId: ref('order_line_id').notNull(),
    /** `statement_credit`, or `red_letter` (reason 02: goods returned). */
    kind: text('kind').notNull(),
    quantity: integer('quantity').notNull(),
    amountFen: fen('amount_fen').notNull(),
    taxFen: fen('tax_fen').notNull(),
    /** How often its case had been opened again: each time may give more. */
    reopenings: smallint('reopenings').notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    unique('after_sale_postings_once').on(t.firmId, t.caseId, t.orderLineId, t.reopenings),
    foreignKey({ columns: [t.firmId, t.caseId], foreignColumns: [afterSaleCases.firmId, afterSaleCases.id] }),
    index('after_sale_postings_firm').on(t.firmId, t.id),
    check('after_sale_postings_kind', sql`kind in ('statement_credit', 'red_letter')`),
  ],
);

/** A repair: what it would cost, whether the customer wants it. */
export const afterSaleRepairs = pgTable(
  'after_sale_repairs',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    caseId: ref('case_id').notNull(),
    finding: text('finding').notNull(),
    estimateFen: fen('estimate_fen').notNull().default(sql`0`),
    days: smallint('days').notNull().default(7),
    /** `offered`, `accepted` (free ones at once), `declined`, `done`. */
    status: text('status').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('after_sale_repairs_case').on(t.firmId, t.caseId),
    foreignKey({ columns: [t.firmId, t.caseId], foreignColumns: [afterSaleCases.firmId, afterSaleCases.id] }),
    check('after_sale_repairs_status', sql`status in ('offered', 'accepted', 'declined', 'done')`),
    check('after_sale_repairs_estimate', sql`estimate_fen >= 0 and days between 1 and 180`),
  ],
);

/** A decision of the desk that wants a second person. */
export const afterSaleDecisions = pgTable(
  'after_sale_decisions',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    caseId: ref('case_id').notNull(),
    /** What was decided, as the act was sent; carried out when the second person agrees. */
    decision: text('decision').notNull(),
    decidedBy: ref('decided_by').notNull(),
    checkedBy: ref('checked_by'),
    /** `waiting`, `agreed`, `refused`, `dropped`. */
    status: text('status').notNull().default('waiting'),
    note: text('note').notNull().default(''),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    foreignKey({ columns: [t.firmId, t.caseId], foreignColumns: [afterSaleCases.firmId, afterSaleCases.id] }),
    index('after_sale_decisions_case').on(t.firmId, t.caseId, t.id),
    index('after_sale_decisions_waiting').on(t.createdAt).where(sql`status = 'waiting'`),
    check('after_sale_decisions_status', sql`status in ('waiting', 'agreed', 'refused', 'dropped')`),
    check('after_sale_decisions_persons', sql`checked_by <> decided_by`),
  ],
);

/** Limits of the shop: one row. */
export const afterSalePolicy = pgTable(
  'after_sale_policy',
  {
    id: smallint('id').primaryKey().default(1),
    /** A case up to this, of a company whose month stays below the sum, is settled without return (behaviours 2.7). */
    quickCaseFen: fen('quick_case_fen').notNull().default(sql`20000`),
    quickMonthFen: fen('quick_month_fen').notNull().default(sql`200000`),
    /** Up to this one person grants money without goods; above it a second one agrees. */
    aloneFen: fen('alone_fen').notNull().default(sql`200000`),
    reviewHours: smallint('review_hours').notNull().default(8),
    inspectHours: smallint('inspect_hours').notNull().default(24),
    confirmDays: smallint('confirm_days').notNull().default(7),
    reopenDays: smallint('reopen_days').notNull().default(7),
    returnDays: smallint('return_days').notNull().default(14),
    /** Days after signing in which goods without fault come back, and goods with one. */
    freeDays: smallint('free_days').notNull().default(7),
    faultDays: smallint('fault_days').notNull().default(30),
    warrantyDays: smallint('warranty_days').notNull().default(365),
    version: integer('version').notNull().default(1),
    updatedAt: updatedAt(),
  },
  () => [
    check('after_sale_policy_one', sql`id = 1`),
    check('after_sale_policy_amounts', sql`quick_case_fen >= 0 and quick_month_fen >= 0 and alone_fen >= 0`),
    check(
      'after_sale_policy_days',
      sql`review_hours > 0 and inspect_hours > 0 and confirm_days > 0 and reopen_days > 0 and return_days > 0
        and free_days > 0 and fault_days >= free_days and warranty_days >= fault_days`,
    ),
  ],
);

/** What of the monthly sum of a company is used, by month (`2026-11`). */
export const afterSaleQuickMonths = pgTable(
  'after_sale_quick_months',
  { firmId: ref('firm_id').notNull(), month: text('month').notNull(), usedFen: fen('used_fen').notNull() },
  (t) => [primaryKey({ columns: [t.firmId, t.month] }), check('after_sale_quick_months_used', sql`used_fen >= 0`)],
);

/** What a company wants of its own cases: approval above an amount; null: none. */
export const afterSaleFirmSettings = pgTable('after_sale_firm_settings', {
  firmId: ref('firm_id').primaryKey(),
  approvalAboveFen: fen('approval_above_fen'),
  version: integer('version').notNull().default(1),
  updatedAt: updatedAt(),
});

export const settlementRules = tableRules(
  [afterSaleRefunds, { openTo: 'desk' }],
  [afterSalePostings, { openTo: 'desk', writtenOnce: 'rows' }],
  [afterSaleRepairs, { openTo: 'desk' }],
  [afterSaleDecisions, { openTo: 'desk' }],
  [afterSaleQuickMonths, { openTo: 'desk' }],
);
