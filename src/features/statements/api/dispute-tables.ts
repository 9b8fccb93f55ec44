import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, fen, id, instant, oneOf, ref, unitPrice } from '#platform/api/columns.ts';
import { tableRules } from '#platform/api/table-rules.ts';
import { DISPUTE_KIND_CODES } from '../contract/statement-words.ts';
import { disputeStates } from '../rules/dispute-status.ts';
import { statementLines, statements } from './statement-tables.ts';

/** What a customer says is wrong with one line of a statement. */
export const statementDisputes = pgTable(
  'statement_disputes',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    statementId: ref('statement_id').notNull(),
    lineId: ref('line_id').notNull(),
    userId: ref('user_id').notNull(),
    disputeNo: text('dispute_no').notNull(),
    kind: text('kind').notNull(),
    status: text('status').notNull(),
    words: text('words').notNull(),
    claimedQuantity: integer('claimed_quantity'),
    claimedPrice: unitPrice('claimed_price'),
    /** What it would be less by what he says. */
    askedFen: fen('asked_fen').notNull(),
    grantedFen: fen('granted_fen'),
    /** Of these, units that never came. */
    grantedQuantity: integer('granted_quantity'),
    answer: text('answer').notNull().default(''),
    ownerUserId: ref('owner_user_id'),
    /** Until when the side that is asked is to answer. */
    dueAt: instant('due_at'),
    escalatedAt: instant('escalated_at'),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    endedAt: instant('ended_at'),
  },
  (t) => [
    unique('statement_disputes_firm_id').on(t.firmId, t.id),
    unique('statement_disputes_no').on(t.firmId, t.disputeNo),
    index('statement_disputes_no_alone').on(t.disputeNo),
    foreignKey({ columns: [t.firmId, t.statementId], foreignColumns: [statements.firmId, statements.id] }),
    foreignKey({ columns: [t.firmId, t.lineId], foreignColumns: [statementLines.firmId, statementLines.id] }),
    index('statement_disputes_statement').on(t.firmId, t.statementId, t.id),
    index('statement_disputes_line').on(t.firmId, t.lineId),
    index('statement_disputes_queue').on(t.status, t.dueAt, t.id),
    index('statement_disputes_late').on(t.dueAt).where(sql`due_at is not null and escalated_at is null`),
    check('statement_disputes_kind', oneOf('kind', DISPUTE_KIND_CODES)),
    check('statement_disputes_amounts', sql`asked_fen >= 0 and coalesce(granted_fen, 0) >= 0`),
    check('statement_disputes_units', sql`coalesce(claimed_quantity, 0) >= 0 and coalesce(granted_quantity, 0) >= 0`),
  ],
);

/** What happened to a statement, and what customer and desk said of its disputes. */
export const statementEvents = pgTable(
  'statement_events',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    statementId: ref('statement_id').notNull(),
    disputeId: ref('dispute_id'),
    userId: ref('user_id'),
    side: text('side').notNull(),
    kind: text('kind').notNull(),
    fromStatus: text('from_status'),
    toStatus: text('to_status').notNull(),
    detail: text('detail').notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    foreignKey({ columns: [t.firmId, t.statementId], foreignColumns: [statements.firmId, statements.id] }),
    index('statement_events_statement').on(t.firmId, t.statementId, t.id),
    index('statement_events_dispute').on(t.firmId, t.disputeId, t.id).where(sql`dispute_id is not null`),
    check('statement_events_side', sql`side in ('buyer', 'desk', 'shop')`),
  ],
);

/** Links that open one statement to somebody without an account; of their secrets only the hashes are kept. */
export const statementLinks = pgTable(
  'statement_links',
  {
    linkId: text('link_id').notNull(),
    firmId: ref('firm_id').notNull(),
    statementId: ref('statement_id').notNull(),
    userId: ref('user_id').notNull(),
    secretHash: text('secret_hash').notNull(),
    forWhom: text('for_whom').notNull().default(''),
    until: instant('until').notNull(),
    revokedAt: instant('revoked_at'),
    openings: integer('openings').notNull().default(0),
    lastOpenedAt: instant('last_opened_at'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.firmId, t.linkId] }),
    foreignKey({ columns: [t.firmId, t.statementId], foreignColumns: [statements.firmId, statements.id] }),
    index('statement_links_statement').on(t.firmId, t.statementId),
  ],
);

/** Where order, receipt, statement and invoice do not say the same. */
export const statementExceptions = pgTable(
  'statement_exceptions',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    statementId: ref('statement_id').notNull(),
    lineId: ref('line_id').notNull(),
    reason: text('reason').notNull(),
    expected: text('expected').notNull(),
    found: text('found').notNull(),
    difference: text('difference').notNull(),
    status: text('status').notNull().default('open'),
    note: text('note').notNull().default(''),
    resolvedBy: ref('resolved_by'),
    resolvedAt: instant('resolved_at'),
    createdAt: createdAt(),
  },
  (t) => [
    unique('statement_exceptions_firm_id').on(t.firmId, t.id),
    unique('statement_exceptions_once').on(t.firmId, t.lineId, t.reason),
    foreignKey({ columns: [t.firmId, t.statementId], foreignColumns: [statements.firmId, statements.id] }),
    index('statement_exceptions_statement').on(t.firmId, t.statementId, t.id),
    index('statement_exceptions_open').on(t.id).where(sql`status = 'open'`),
    check('statement_exceptions_status', sql`status in ('open', 'accepted', 'disputed', 'cleared')`),
  ],
);

/** What invoices say of order lines, told by those who issue them: the third side of the check. */
export const statementInvoiced = pgTable(
  'statement_invoiced',
  {
    firmId: ref('firm_id').notNull(),
    invoiceNo: text('invoice_no').notNull(),
    orderLineId: ref('order_line_id').notNull(),
    /** Negative in a red letter. */
    quantity: integer('quantity').notNull(),
    amountFen: fen('amount_fen').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.firmId, t.invoiceNo, t.orderLineId] }),
    index('statement_invoiced_line').on(t.firmId, t.orderLineId),
  ],
);

/** Addresses a firm wants statements and invoices mailed to. */
export const billMails = pgTable(
  'bill_mails',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    email: text('email').notNull(),
    name: text('name').notNull().default(''),
    statements: boolean('statements').notNull().default(true),
    invoices: boolean('invoices').notNull().default(true),
    createdAt: createdAt(),
  },
  (t) => [unique('bill_mails_firm_id').on(t.firmId, t.id), unique('bill_mails_email').on(t.firmId, t.email)],
);

export const disputeRules = tableRules(
  [statementDisputes, { openTo: 'desk', states: disputeStates }],
  [statementEvents, { openTo: 'desk', writtenOnce: 'rows' }],
  [statementLinks, {}],
  [statementExceptions, { openTo: 'desk' }],
  [statementInvoiced, { openTo: 'desk', writtenOnce: 'rows' }],
  [billMails, { openTo: 'worker' }],
);
