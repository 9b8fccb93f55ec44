import { sql } from 'drizzle-orm';
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, fen, id, instant, ref, updatedAt } from '#platform/api/columns.ts';
import { tableRules } from '#platform/api/table-rules.ts';
import type { DunningStep } from '../rules/dunning-steps.ts';
import { receiptStates, writeOffStates } from '../rules/receipt-states.ts';

/** Money of a firm that was received; it repays what the firm owes once, whole, when it is booked. */
export const receipts = pgTable(
  'receipts',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    receiptNo: text('receipt_no').notNull(),
    /** `transfer`, or `acceptance`: 承兑汇票, money on its due day. */
    method: text('method').notNull(),
    status: text('status').notNull(),
    amountFen: fen('amount_fen').notNull(),
    /** Σ of its allocations, kept with them. */
    allocatedFen: fen('allocated_fen').notNull().default(sql`0`),
    receivedOn: date('received_on', { mode: 'string' }).notNull(),
    billNo: text('bill_no').notNull().default(''),
    billDueOn: date('bill_due_on', { mode: 'string' }),
    payerName: text('payer_name').notNull().default(''),
    payerAccount: text('payer_account').notNull().default(''),
    remark: text('remark').notNull().default(''),
    /** Number in the bank's books; of one firm's receipts each once. */
    bankReference: text('bank_reference'),
    bankLineId: ref('bank_line_id'),
    /** Null: booked by the shop itself, the match being sure. */
    bookedBy: ref('booked_by'),
    reversedBy: ref('reversed_by'),
    reversedReason: text('reversed_reason').notNull().default(''),
    reversedAt: instant('reversed_at'),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('receipts_firm_id').on(t.firmId, t.id),
    unique('receipts_no').on(t.receiptNo),
    index('receipts_firm').on(t.firmId, t.id.desc()),
    index('receipts_line').on(t.bankLineId).where(sql`bank_line_id is not null`),
    index('receipts_free').on(t.firmId).where(sql`allocated_fen < amount_fen and status <> 'reversed'`),
    check('receipts_method', sql`method in ('transfer', 'acceptance')`),
    check('receipts_bill', sql`(method = 'acceptance') = (bill_due_on is not null)`),
    check('receipts_amount', sql`amount_fen > 0 and allocated_fen between 0 and amount_fen`),
    check(
      'receipts_reversed',
      sql`(status = 'reversed') = (reversed_at is not null) and (status <> 'reversed' or allocated_fen = 0)`,
    ),
  ],
);

/**
 * What of a receipt pays a statement, below zero for one that is in the customer's favour; taking it back is a second row of the
 * opposite sign. Open items and no movement of the ledger: that moved when the receipt was booked.
 */
export const receiptAllocations = pgTable(
  'receipt_allocations',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    receiptId: ref('receipt_id').notNull(),
    statementId: ref('statement_id').notNull(),
    statementNo: text('statement_no').notNull(),
    /** Where the payer named an invoice. */
    invoiceNo: text('invoice_no').notNull().default(''),
    amountFen: fen('amount_fen').notNull(),
    /** How it was found: `number`, `amount`, `balance`, `hand`, `back`. */
    matchedBy: text('matched_by').notNull(),
    userId: ref('user_id'),
    createdAt: createdAt(),
  },
  (t) => [
    foreignKey({ columns: [t.firmId, t.receiptId], foreignColumns: [receipts.firmId, receipts.id] }),
    index('receipt_allocations_receipt').on(t.firmId, t.receiptId),
    index('receipt_allocations_statement').on(t.firmId, t.statementId),
    check('receipt_allocations_amount', sql`amount_fen <> 0`),
    check('receipt_allocations_way', sql`matched_by in ('number', 'amount', 'balance', 'hand', 'back')`),
  ],
);

/** A debt that is given up: asked by one person, decided by another. */
export const writeOffs = pgTable(
  'write_offs',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    writeOffNo: text('write_off_no').notNull(),
    statementId: ref('statement_id').notNull(),
    statementNo: text('statement_no').notNull(),
    amountFen: fen('amount_fen').notNull(),
    reason: text('reason').notNull(),
    status: text('status').notNull(),
    askedBy: ref('asked_by').notNull(),
    decidedBy: ref('decided_by'),
    decidedAt: instant('decided_at'),
    answer: text('answer').notNull().default(''),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [
    unique('write_offs_no').on(t.writeOffNo),
    index('write_offs_firm').on(t.firmId, t.id.desc()),
    index('write_offs_queue').on(t.status, t.id),
    unique('write_offs_firm_id').on(t.firmId, t.id),
    check('write_offs_amount', sql`amount_fen > 0`),
    check('write_offs_two', sql`(status = 'asked') = (decided_by is null) and decided_by is distinct from asked_by`),
  ],
);

/** Each step of reminding a firm of a statement, once. */
export const dunningNotes = pgTable(
  'dunning_notes',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    statementId: ref('statement_id').notNull(),
    step: integer('step').notNull(),
    openFen: fen('open_fen').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('dunning_notes_step').on(t.firmId, t.statementId, t.step),
    check('dunning_notes_step_known', sql`step between 0 and 3`),
  ],
);

/** How the shop reminds, a setting of the installation: one row. None: as usual. */
export const dunningPolicy = pgTable(
  'dunning_policy',
  {
    id: smallint('id').primaryKey().default(1),
    steps: jsonb('steps').notNull().$type<DunningStep[]>(),
    version: integer('version').notNull().default(1),
    userId: ref('user_id').notNull(),
    updatedAt: updatedAt(),
  },
  () => [check('dunning_policy_one', sql`id = 1`)],
);

/** Companies that are not reminded, until a day or until somebody ends it; what has ended is history. */
export const dunningStops = pgTable(
  'dunning_stops',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    /** Last day; null: until further notice. */
    until: date('until', { mode: 'string' }),
    reason: text('reason').notNull(),
    userId: ref('user_id').notNull(),
    createdAt: createdAt(),
    endedAt: instant('ended_at'),
    endedBy: ref('ended_by'),
  },
  (t) => [
    unique('dunning_stops_firm_id').on(t.firmId, t.id),
    uniqueIndex('dunning_stops_open').on(t.firmId).where(sql`ended_at is null`),
    check('dunning_stops_ended', sql`(ended_at is null) = (ended_by is null)`),
  ],
);

export const receiptRules = tableRules(
  [receipts, { openTo: 'desk', states: receiptStates }],
  [receiptAllocations, { openTo: 'desk', writtenOnce: 'ledger' }],
  [writeOffs, { openTo: 'desk', states: writeOffStates }],
  [dunningNotes, { openTo: 'desk', writtenOnce: 'rows' }],
  [dunningStops, { openTo: 'desk' }],
);
