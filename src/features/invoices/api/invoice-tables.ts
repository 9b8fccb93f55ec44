import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { type DeliveryAddress, type OrderInvoice, orderLines, orders } from '#features/orders/api/order-tables.ts';
import { createdAt, fen, id, instant, ref, updatedAt } from '#platform/api/columns.ts';
import { tableRules } from '#platform/api/table-rules.ts';
import type { DraftWish } from '../contract/draft-schemas.ts';
import { applicationStates } from '../rules/application-states.ts';
import { invoiceStates } from '../rules/invoice-states.ts';

/** What a company wants invoices for: one title, one type; the shop makes one or several of it. */
export const invoiceApplications = pgTable(
  'invoice_applications',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    userId: ref('user_id').notNull(),
    applicationNo: text('application_no').notNull(),
    status: text('status').notNull(),
    /** `orders`, `statements`, or `case`: invoices changed after a case. */
    source: text('source').notNull(),
    caseNo: text('case_no').notNull().default(''),
    type: smallint('type').notNull(),
    /** As it was when it was handed in. */
    title: jsonb('title').notNull().$type<OrderInvoice>(),
    /** One invoice for several orders where rates and limits let it. */
    merge: boolean('merge').notNull().default(true),
    remarkTemplate: text('remark_template').notNull(),
    deliveryWay: text('delivery_way').notNull(),
    email: text('email').notNull().default(''),
    receiver: jsonb('receiver').$type<DeliveryAddress>(),
    note: text('note').notNull().default(''),
    lineCount: integer('line_count').notNull(),
    /** Tax included. */
    amountFen: fen('amount_fen').notNull(),
    taxFen: fen('tax_fen').notNull().default(sql`0`),
    assigneeUserId: ref('assignee_user_id'),
    rejectReason: text('reject_reason').notNull().default(''),
    carrier: text('carrier').notNull().default(''),
    trackingNo: text('tracking_no').notNull().default(''),
    deliveredAt: instant('delivered_at'),
    signedAt: instant('signed_at'),
    /** What is not handed in yet, as it was typed; null from then on. */
    draft: jsonb('draft').$type<DraftWish>(),
    /** Until when the desk has promised its step; null while nobody waits for it. */
    dueAt: instant('due_at'),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('invoice_applications_firm_id').on(t.firmId, t.id),
    unique('invoice_applications_no').on(t.firmId, t.applicationNo),
    index('invoice_applications_list').on(t.firmId, t.createdAt.desc(), t.id.desc(), t.status),
    index('invoice_applications_status').on(t.firmId, t.status),
    index('invoice_applications_queue').on(t.status, t.createdAt, t.id),
    index('invoice_applications_no_alone').on(t.applicationNo),
    check('invoice_applications_source', sql`source in ('orders', 'statements', 'case')`),
    check('invoice_applications_type', sql`type in (1, 2, 3)`),
    check('invoice_applications_way', sql`delivery_way in ('mail', 'download', 'courier')`),
    check(
      'invoice_applications_amounts',
      sql`(amount_fen > 0 or draft is not null) and tax_fen between 0 and amount_fen`,
    ),
    check('invoice_applications_draft', sql`(status = 'draft') = (draft is not null)`),
  ],
);

/**
 * Units and money of an order line in an application; freight has no line. What is released – the application or an invoice of it
 * came to nothing, a red letter took it back – may be applied for again.
 */
export const invoiceApplicationLines = pgTable(
  'invoice_application_lines',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    applicationId: ref('application_id').notNull(),
    lineNo: integer('line_no').notNull(),
    orderId: ref('order_id').notNull(),
    orderLineId: ref('order_line_id'),
    statementNo: text('statement_no').notNull().default(''),
    itemNo: text('item_no').notNull().default(''),
    productName: text('product_name').notNull(),
    spec: text('spec').notNull().default(''),
    unit: text('unit').notNull().default(''),
    materialCode: text('material_code').notNull().default(''),
    quantity: integer('quantity').notNull(),
    /** Tax included. */
    amountFen: fen('amount_fen').notNull(),
    taxRateBp: integer('tax_rate_bp').notNull(),
    /** Empty until somebody has said which. */
    taxCode: text('tax_code').notNull().default(''),
    taxShortName: text('tax_short_name').notNull().default(''),
    releasedQuantity: integer('released_quantity').notNull().default(0),
    releasedFen: fen('released_fen').notNull().default(sql`0`),
  },
  (t) => [
    unique('invoice_application_lines_firm_id').on(t.firmId, t.id),
    unique('invoice_application_lines_no').on(t.firmId, t.applicationId, t.lineNo),
    foreignKey({
      columns: [t.firmId, t.applicationId],
      foreignColumns: [invoiceApplications.firmId, invoiceApplications.id],
    }),
    foreignKey({ columns: [t.firmId, t.orderId], foreignColumns: [orders.firmId, orders.id] }),
    foreignKey({ columns: [t.firmId, t.orderLineId], foreignColumns: [orderLines.firmId, orderLines.id] }),
    index('invoice_application_lines_order').on(t.firmId, t.orderId, t.orderLineId),
    check(
      'invoice_application_lines_amounts',
      sql`quantity >= 0 and amount_fen > 0 and tax_rate_bp between 0 and 10000`,
    ),
    check(
      'invoice_application_lines_released',
      sql`released_quantity between 0 and quantity and released_fen between 0 and amount_fen`,
    ),
    check('invoice_application_lines_code', sql`tax_code = '' or tax_code ~ '^[0-9]{19}$'`),
  ],
);

/** One invoice of an application: one tax rate. */
export const invoices = pgTable(
  'invoices',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    applicationId: ref('application_id').notNull(),
    /** Ours: sent once, asked for again under the same number. */
    requestNo: text('request_no').notNull(),
    status: text('status').notNull(),
    taxRateBp: integer('tax_rate_bp').notNull(),
    lineCount: integer('line_count').notNull(),
    amountFen: fen('amount_fen').notNull(),
    taxFen: fen('tax_fen').notNull(),
    remark: text('remark').notNull().default(''),
    /** Of the platform, 20 digits; empty before. */
    invoiceNo: text('invoice_no'),
    issuedAt: instant('issued_at'),
    /** Issued by nobody: the demo's own. */
    specimen: boolean('specimen').notNull().default(false),
    failure: text('failure').notNull().default(''),
    /** How often people sent it. */
    sendings: smallint('sendings').notNull().default(1),
    /** How often the platform was asked since. */
    attempts: smallint('attempts').notNull().default(0),
    nextAskAt: instant('next_ask_at'),
    filesKept: boolean('files_kept').notNull().default(false),
    redFen: fen('red_fen').notNull().default(sql`0`),
    redTaxFen: fen('red_tax_fen').notNull().default(sql`0`),
    verifyStatus: text('verify_status').notNull().default('none'),
    verifiedAt: instant('verified_at'),
    /** 入账: when the buyer booked it, under which number of his own books. */
    bookedAt: instant('booked_at'),
    voucherNo: text('voucher_no').notNull().default(''),
    purpose: text('purpose').notNull().default('none'),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('invoices_firm_id').on(t.firmId, t.id),
    unique('invoices_request_no').on(t.firmId, t.requestNo),
    unique('invoices_invoice_no').on(t.firmId, t.invoiceNo),
    foreignKey({
      columns: [t.firmId, t.applicationId],
      foreignColumns: [invoiceApplications.firmId, invoiceApplications.id],
    }),
    index('invoices_application').on(t.firmId, t.applicationId, t.id),
    index('invoices_list').on(t.firmId, t.issuedAt.desc(), t.id.desc()),
    index('invoices_due').on(t.nextAskAt).where(sql`next_ask_at is not null`),
    check('invoices_amounts', sql`amount_fen > 0 and tax_fen between 0 and amount_fen`),
    check('invoices_red', sql`red_fen between 0 and amount_fen and red_tax_fen between 0 and tax_fen`),
    check('invoices_issued', sql`(status in ('issued', 'red_partly', 'red')) = (invoice_no is not null)`),
    check('invoices_verify', sql`verify_status in ('none', 'valid', 'red', 'unknown')`),
    check('invoices_purpose', sql`purpose in ('none', 'deduct', 'no_deduct', 'refund')`),
  ],
);

export const invoiceLines = pgTable(
  'invoice_lines',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    invoiceId: ref('invoice_id').notNull(),
    applicationLineId: ref('application_line_id').notNull(),
    lineNo: integer('line_no').notNull(),
    quantity: integer('quantity').notNull(),
    amountFen: fen('amount_fen').notNull(),
    taxFen: fen('tax_fen').notNull(),
    /** What red letters took off, those under way included. */
    redQuantity: integer('red_quantity').notNull().default(0),
    redFen: fen('red_fen').notNull().default(sql`0`),
    redTaxFen: fen('red_tax_fen').notNull().default(sql`0`),
  },
  (t) => [
    unique('invoice_lines_firm_id').on(t.firmId, t.id),
    unique('invoice_lines_no').on(t.firmId, t.invoiceId, t.lineNo),
    foreignKey({ columns: [t.firmId, t.invoiceId], foreignColumns: [invoices.firmId, invoices.id] }),
    foreignKey({
      columns: [t.firmId, t.applicationLineId],
      foreignColumns: [invoiceApplicationLines.firmId, invoiceApplicationLines.id],
    }),
    index('invoice_lines_application_line').on(t.firmId, t.applicationLineId),
    check('invoice_lines_amounts', sql`quantity >= 0 and amount_fen > 0 and tax_fen between 0 and amount_fen`),
    check(
      'invoice_lines_red',
      sql`red_quantity between 0 and quantity and red_fen between 0 and amount_fen and red_tax_fen between 0 and tax_fen`,
    ),
  ],
);

export const invoiceRules = tableRules(
  [invoiceApplications, { openTo: 'desk', states: applicationStates }],
  [invoiceApplicationLines, { openTo: 'desk' }],
  [invoices, { openTo: 'desk', states: invoiceStates }],
  [invoiceLines, { openTo: 'desk' }],
);
