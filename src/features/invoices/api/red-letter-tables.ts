import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, fen, id, instant, ref, updatedAt } from '#platform/api/columns.ts';
import { tableRules } from '#platform/api/table-rules.ts';
import { redLetterStates } from '../rules/red-letter-states.ts';
import { invoiceApplications, invoiceLines, invoices } from './invoice-tables.ts';

/** Takes an issued invoice back, whole or in part. Amounts are what comes off, above nothing. */
export const invoiceRedLetters = pgTable(
  'invoice_red_letters',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    invoiceId: ref('invoice_id').notNull(),
    redNo: text('red_no').notNull(),
    /** Who entered it: `buyer` or `seller`. */
    side: text('side').notNull(),
    userId: ref('user_id'),
    /** 01 开票有误, 02 销货退回, 03 服务中止, 04 销售折让. */
    reason: text('reason').notNull(),
    status: text('status').notNull(),
    amountFen: fen('amount_fen').notNull(),
    taxFen: fen('tax_fen').notNull(),
    note: text('note').notNull().default(''),
    caseNo: text('case_no').notNull().default(''),
    /** Until when the other side has to answer. */
    expiresAt: instant('expires_at'),
    /** 换开: the application for what comes in the place of what it takes off. */
    reissueId: ref('reissue_id'),
    redInvoiceNo: text('red_invoice_no'),
    issuedAt: instant('issued_at'),
    failure: text('failure').notNull().default(''),
    sendings: smallint('sendings').notNull().default(1),
    attempts: smallint('attempts').notNull().default(0),
    nextAskAt: instant('next_ask_at'),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('invoice_red_letters_firm_id').on(t.firmId, t.id),
    unique('invoice_red_letters_no').on(t.firmId, t.redNo),
    foreignKey({ columns: [t.firmId, t.invoiceId], foreignColumns: [invoices.firmId, invoices.id] }),
    foreignKey({
      columns: [t.firmId, t.reissueId],
      foreignColumns: [invoiceApplications.firmId, invoiceApplications.id],
    }),
    index('invoice_red_letters_reissue').on(t.firmId, t.reissueId).where(sql`reissue_id is not null`),
    index('invoice_red_letters_invoice').on(t.firmId, t.invoiceId, t.id),
    index('invoice_red_letters_due').on(t.nextAskAt).where(sql`next_ask_at is not null`),
    index('invoice_red_letters_expiring').on(t.expiresAt).where(sql`status in ('to_buyer', 'to_seller')`),
    check('invoice_red_letters_side', sql`side in ('buyer', 'seller')`),
    check('invoice_red_letters_reason', sql`reason in ('01', '02', '03', '04')`),
    check('invoice_red_letters_amounts', sql`amount_fen > 0 and tax_fen between 0 and amount_fen`),
    check('invoice_red_letters_issued', sql`(status = 'issued') = (red_invoice_no is not null)`),
  ],
);

export const invoiceRedLines = pgTable(
  'invoice_red_lines',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    redLetterId: ref('red_letter_id').notNull(),
    invoiceLineId: ref('invoice_line_id').notNull(),
    quantity: integer('quantity').notNull(),
    amountFen: fen('amount_fen').notNull(),
    taxFen: fen('tax_fen').notNull(),
  },
  (t) => [
    unique('invoice_red_lines_line').on(t.firmId, t.redLetterId, t.invoiceLineId),
    foreignKey({
      columns: [t.firmId, t.redLetterId],
      foreignColumns: [invoiceRedLetters.firmId, invoiceRedLetters.id],
    }),
    foreignKey({ columns: [t.firmId, t.invoiceLineId], foreignColumns: [invoiceLines.firmId, invoiceLines.id] }),
    check('invoice_red_lines_amounts', sql`quantity >= 0 and amount_fen > 0 and tax_fen between 0 and amount_fen`),
  ],
);

/** What became of the postings of after-sales: a red letter, or nothing where less is invoiced than was kept. */
export const invoiceRedPostings = pgTable(
  'invoice_red_postings',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    postingId: ref('posting_id').notNull(),
    /** Null: nothing had to be taken back. */
    redLetterId: ref('red_letter_id'),
    createdAt: createdAt(),
  },
  (t) => [
    unique('invoice_red_postings_letter').on(t.firmId, t.postingId, t.redLetterId).nullsNotDistinct(),
    foreignKey({
      columns: [t.firmId, t.redLetterId],
      foreignColumns: [invoiceRedLetters.firmId, invoiceRedLetters.id],
    }),
  ],
);

/** What happened to an application, its invoices and their red letters. */
export const invoiceEvents = pgTable(
  'invoice_events',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    applicationId: ref('application_id').notNull(),
    invoiceId: ref('invoice_id'),
    userId: ref('user_id'),
    /** `buyer`, `desk` or `shop`. */
    side: text('side').notNull(),
    kind: text('kind').notNull(),
    fromStatus: text('from_status'),
    toStatus: text('to_status').notNull(),
    detail: text('detail').notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    foreignKey({
      columns: [t.firmId, t.applicationId],
      foreignColumns: [invoiceApplications.firmId, invoiceApplications.id],
    }),
    index('invoice_events_application').on(t.firmId, t.applicationId, t.id),
    check('invoice_events_side', sql`side in ('buyer', 'desk', 'shop')`),
  ],
);

export const redLetterRules = tableRules(
  [invoiceRedLetters, { openTo: 'desk', states: redLetterStates }],
  [invoiceRedLines, { openTo: 'desk', writtenOnce: 'rows' }],
  [invoiceRedPostings, { openTo: 'desk', writtenOnce: 'rows' }],
  [invoiceEvents, { openTo: 'desk', writtenOnce: 'rows' }],
);
