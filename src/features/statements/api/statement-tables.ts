import { sql } from 'drizzle-orm';
import { check, date, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, fen, id, instant, ref, unitPrice, updatedAt } from '#platform/api/columns.ts';
import { tableRules } from '#platform/api/table-rules.ts';
import { statementStates } from '../rules/statement-status.ts';

const day = (name: string) => date(name, { mode: 'string' });

/** When and how a firm is billed; without a row the usual terms hold (`DEFAULT_TERMS`). */
export const statementTerms = pgTable(
  'statement_terms',
  {
    firmId: ref('firm_id').primaryKey(),
    cycle: text('cycle').notNull(),
    cutOffDays: integer('cut_off_days').array().notNull(),
    rollingDays: integer('rolling_days').notNull().default(0),
    /** Null: as agreed with the credit. */
    termDays: integer('term_days'),
    confirmDays: integer('confirm_days').notNull(),
    rounding: text('rounding').notNull(),
    grouping: text('grouping').notNull(),
    priceBasis: text('price_basis').notNull(),
    toleranceQuantity: integer('tolerance_quantity').notNull(),
    /** 1/10,000 of the price. */
    tolerancePriceBp: integer('tolerance_price_bp').notNull(),
    toleranceFen: fen('tolerance_fen').notNull(),
    columns: jsonb('columns').notNull().$type<{ column: string; header: string }[]>(),
    version: integer('version').notNull().default(1),
    updatedAt: updatedAt(),
  },
  () => [
    check('statement_terms_cycle', sql`cycle in ('monthly', 'fixed', 'weekly', 'rolling')`),
    check(
      'statement_terms_days',
      sql`case cycle when 'rolling' then rolling_days between 1 and 90
        when 'weekly' then cardinality(cut_off_days) between 1 and 6 and 7 >= all (cut_off_days)
        else cardinality(cut_off_days) between 1 and 6 end and 1 <= all (cut_off_days) and 31 >= all (cut_off_days)`,
    ),
    check('statement_terms_rounding', sql`rounding in ('line', 'total')`),
    check('statement_terms_grouping', sql`grouping in ('company', 'department', 'cost_center', 'po', 'address')`),
    check('statement_terms_basis', sql`price_basis in ('gross', 'net')`),
    check('statement_terms_limits', sql`coalesce(term_days, 0) between 0 and 365 and confirm_days between 1 and 90`),
    check(
      'statement_terms_tolerances',
      sql`tolerance_quantity >= 0 and tolerance_price_bp between 0 and 9999 and tolerance_fen >= 0`,
    ),
  ],
);

/** A cycle of a firm that was billed, once; or that could not be, with why. */
export const statementRuns = pgTable(
  'statement_runs',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    cycleFrom: day('cycle_from').notNull(),
    cycleTo: day('cycle_to').notNull(),
    status: text('status').notNull(),
    statements: integer('statements').notNull().default(0),
    lines: integer('lines').notNull().default(0),
    dueFen: fen('due_fen').notNull().default(sql`0`),
    millis: integer('millis').notNull().default(0),
    failure: text('failure').notNull().default(''),
    attempts: integer('attempts').notNull().default(1),
    finishedAt: instant('finished_at').notNull().default(sql`now()`),
  },
  (t) => [
    unique('statement_runs_cycle').on(t.firmId, t.cycleTo),
    index('statement_runs_latest').on(t.finishedAt.desc(), t.id.desc()),
    index('statement_runs_failed').on(t.firmId).where(sql`status = 'failed'`),
    check('statement_runs_status', sql`status in ('done', 'failed')`),
    check('statement_runs_days', sql`cycle_from <= cycle_to`),
  ],
);

/** What a firm is to pay of one cycle and one group. Its sums are those of its lines, kept with every act. */
export const statements = pgTable(
  'statements',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    statementNo: text('statement_no').notNull(),
    cycle: text('cycle').notNull(),
    cycleFrom: day('cycle_from').notNull(),
    cycleTo: day('cycle_to').notNull(),
    grouping: text('grouping').notNull(),
    /** Department, cost centre, PO number or address as it was written; empty: the whole firm, or what says none. */
    groupKey: text('group_key').notNull().default(''),
    priceBasis: text('price_basis').notNull(),
    termDays: integer('term_days').notNull(),
    dueOn: day('due_on').notNull(),
    confirmBy: day('confirm_by').notNull(),
    status: text('status').notNull(),
    approvalStatus: text('approval_status').notNull().default('none'),
    lineCount: integer('line_count').notNull(),
    openLines: integer('open_lines').notNull(),
    disputedLines: integer('disputed_lines').notNull().default(0),
    /** Σ of its lines, tax included; the tax; what of it is paid on account. */
    amountFen: fen('amount_fen').notNull(),
    taxFen: fen('tax_fen').notNull(),
    dueFen: fen('due_fen').notNull(),
    invoicedFen: fen('invoiced_fen').notNull().default(sql`0`),
    paidFen: fen('paid_fen').notNull().default(sql`0`),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deliveredAt: instant('delivered_at'),
    disputedAt: instant('disputed_at'),
    confirmedAt: instant('confirmed_at'),
    remindedAt: instant('reminded_at'),
    settledAt: instant('settled_at'),
  },
  (t) => [
    unique('statements_firm_id').on(t.firmId, t.id),
    unique('statements_no').on(t.firmId, t.statementNo),
    index('statements_no_alone').on(t.statementNo),
    unique('statements_cycle').on(t.firmId, t.cycleTo, t.grouping, t.groupKey),
    index('statements_list').on(t.firmId, t.cycleTo.desc(), t.id.desc()),
    index('statements_queue').on(t.status, t.cycleTo.desc(), t.id.desc()),
    index('statements_open').on(t.firmId, t.dueOn).where(sql`due_fen <> paid_fen`),
    index('statements_undelivered').on(t.id).where(sql`delivered_at is null`),
    check('statements_approval', sql`approval_status in ('none', 'pending', 'passed', 'refused')`),
    check('statements_counts', sql`line_count > 0 and open_lines >= 0 and disputed_lines >= 0`),
  ],
);

/**
 * A line of a statement, with everything it says: the catalogue may move on. What it comes from stands on one statement only. Amounts
 * are never changed: what was wrong is another line.
 */
export const statementLines = pgTable(
  'statement_lines',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    statementId: ref('statement_id').notNull(),
    source: text('source').notNull(),
    /** Of the sign line, posting, order (freight), refund (freight back) or dispute. */
    sourceId: ref('source_id').notNull(),
    status: text('status').notNull(),
    /** Day it was signed, or came about. */
    day: day('day').notNull(),
    orderId: ref('order_id').notNull(),
    /** Line whose price it has; null for freight. */
    orderLineId: ref('order_line_id'),
    /** Buyer of the order: who may see the line follows from him. */
    userId: ref('user_id').notNull(),
    orderNo: text('order_no').notNull(),
    partNo: integer('part_no'),
    documentNo: text('document_no').notNull().default(''),
    poNumber: text('po_number').notNull().default(''),
    customerCode: text('customer_code').notNull().default(''),
    department: text('department').notNull().default(''),
    costCenter: text('cost_center').notNull().default(''),
    itemNo: text('item_no').notNull().default(''),
    name: text('name').notNull(),
    spec: text('spec').notNull().default(''),
    unit: text('unit').notNull().default(''),
    quantity: integer('quantity').notNull(),
    salesPrice: unitPrice('sales_price').notNull(),
    taxRateBp: integer('tax_rate_bp').notNull(),
    amountFen: fen('amount_fen').notNull(),
    taxFen: fen('tax_fen').notNull(),
    /** 0 where it was paid another way. */
    dueFen: fen('due_fen').notNull(),
    signer: text('signer').notNull().default(''),
    shipmentNo: text('shipment_no').notNull().default(''),
    signKind: text('sign_kind').notNull().default(''),
    /** Number of the customer's own system and what it says of the line. */
    ownNo: text('own_no').notNull().default(''),
    checkResult: text('check_result').notNull().default('none'),
    checkNote: text('check_note').notNull().default(''),
    disputeId: ref('dispute_id'),
  },
  (t) => [
    unique('statement_lines_firm_id').on(t.firmId, t.id),
    unique('statement_lines_source').on(t.firmId, t.source, t.sourceId),
    foreignKey({ columns: [t.firmId, t.statementId], foreignColumns: [statements.firmId, statements.id] }),
    index('statement_lines_page').on(t.firmId, t.statementId, t.day, t.id),
    index('statement_lines_order_line').on(t.firmId, t.orderLineId),
    check('statement_lines_status', sql`status in ('open', 'disputed', 'confirmed', 'booked', 'settled')`),
    check(
      'statement_lines_kind',
      sql`source in ('sign', 'discount', 'freight', 'freight_return', 'posting', 'adjustment')`,
    ),
    check('statement_lines_due', sql`due_fen in (0, amount_fen)`),
    check('statement_lines_check', sql`check_result in ('none', 'same', 'different')`),
  ],
);

/** Sums of a statement's lines by buyer, state, kind and rate: what pages show is never summed of lines when somebody asks. */
export const statementSums = pgTable(
  'statement_sums',
  {
    firmId: ref('firm_id').notNull(),
    statementId: ref('statement_id').notNull(),
    userId: ref('user_id').notNull(),
    status: text('status').notNull(),
    /** Negative lines, and what went back: apart from the goods. */
    adjusting: text('adjusting').notNull(),
    taxRateBp: integer('tax_rate_bp').notNull(),
    lines: integer('lines').notNull(),
    amountFen: fen('amount_fen').notNull(),
    taxFen: fen('tax_fen').notNull(),
    dueFen: fen('due_fen').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.firmId, t.statementId, t.userId, t.status, t.adjusting, t.taxRateBp] }),
    foreignKey({ columns: [t.firmId, t.statementId], foreignColumns: [statements.firmId, statements.id] }),
    index('statement_sums_person').on(t.firmId, t.userId, t.statementId),
    check('statement_sums_adjusting', sql`adjusting in ('yes', 'no')`),
  ],
);

export const statementRules = tableRules(
  [statementTerms, { openTo: 'desk' }],
  [statementRuns, { openTo: 'desk' }],
  [statements, { openTo: 'desk', states: statementStates }],
  [statementLines, { openTo: 'desk' }],
  [statementSums, { openTo: 'desk' }],
);
