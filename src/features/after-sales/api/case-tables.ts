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
import { type DeliveryAddress, orderLines, orders } from '#features/orders/api/order-tables.ts';
import { createdAt, fen, id, instant, oneOf, ref, updatedAt } from '#platform/api/columns.ts';
import { tableRules } from '#platform/api/table-rules.ts';
import { CASE_KIND_CODES, EXCHANGE_WISHES, RETURN_WAY_CODES } from '../contract/case-words.ts';
import { caseStates } from '../rules/case-status.ts';

/** What of one order comes back, is exchanged, repaired or made good: one kind, some of its lines. */
export const afterSaleCases = pgTable(
  'after_sale_cases',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    /** The buyer who asked. */
    userId: ref('user_id').notNull(),
    orderId: ref('order_id').notNull(),
    caseNo: text('case_no').notNull(),
    kind: text('kind').notNull(),
    status: text('status').notNull(),
    lineCount: integer('line_count').notNull(),
    /** Σ of what its lines were bought for, as asked and as granted. */
    askedFen: fen('asked_fen').notNull().default(sql`0`),
    grantedFen: fen('granted_fen').notNull().default(sql`0`),
    /** Freight of the order that goes back with it. */
    freightFen: fen('freight_fen').notNull().default(sql`0`),
    returnWay: text('return_way').notNull().default('none'),
    /** `shop` or `buyer`: who pays what the way back costs. */
    freightPayer: text('freight_payer').notNull().default('shop'),
    exchangeWish: text('exchange_wish').notNull().default('wait'),
    /** Settled without the goods and without a person: below the limits of the desk, within 48 hours. */
    quick: boolean('quick').notNull().default(false),
    pickupAddress: jsonb('pickup_address').$type<DeliveryAddress>(),
    contactName: text('contact_name').notNull().default(''),
    contactPhone: text('contact_phone').notNull().default(''),
    /** Account that a transfer goes to, sealed; null where money goes back the way it came. */
    sealedAccount: text('sealed_account'),
    approvalStatus: text('approval_status').notNull().default('none'),
    assigneeUserId: ref('assignee_user_id'),
    /** Until when the desk has promised its next step; null while others are to act. */
    dueAt: instant('due_at'),
    escalatedAt: instant('escalated_at'),
    /** Until when the customer may confirm or object; afterwards it counts as confirmed. */
    confirmUntil: instant('confirm_until'),
    rejectReason: text('reject_reason').notNull().default(''),
    reopenings: smallint('reopenings').notNull().default(0),
    /** Order that sends again what was short or exchanged, or charges what is kept. */
    childOrderId: ref('child_order_id'),
    settledAt: instant('settled_at'),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('after_sale_cases_firm_id').on(t.firmId, t.id),
    unique('after_sale_cases_no').on(t.firmId, t.caseNo),
    foreignKey({ columns: [t.firmId, t.orderId], foreignColumns: [orders.firmId, orders.id] }),
    foreignKey({ columns: [t.firmId, t.childOrderId], foreignColumns: [orders.firmId, orders.id] }),
    index('after_sale_cases_list').on(t.firmId, t.createdAt.desc(), t.id.desc(), t.status),
    index('after_sale_cases_buyer').on(t.firmId, t.userId, t.createdAt.desc(), t.id.desc(), t.status),
    // Counts of the tabs: a firm's cases by state, in a hundredth of the pages.
    index('after_sale_cases_status').on(t.firmId, t.status),
    index('after_sale_cases_order').on(t.firmId, t.orderId),
    index('after_sale_cases_child').on(t.firmId, t.childOrderId).where(sql`child_order_id is not null`),
    index('after_sale_cases_queue').on(t.status, t.dueAt, t.id),
    index('after_sale_cases_no_alone').on(t.caseNo),
    index('after_sale_cases_confirm').on(t.confirmUntil).where(sql`status = 'confirming'`),
    index('after_sale_cases_due').on(t.dueAt).where(sql`due_at is not null and escalated_at is null`),
    check('after_sale_cases_amounts', sql`asked_fen >= 0 and granted_fen >= 0 and freight_fen >= 0`),
    check('after_sale_cases_kind', oneOf('kind', CASE_KIND_CODES)),
    check('after_sale_cases_way', oneOf('return_way', RETURN_WAY_CODES)),
    check('after_sale_cases_payer', sql`freight_payer in ('shop', 'buyer')`),
    check('after_sale_cases_wish', oneOf('exchange_wish', Object.keys(EXCHANGE_WISHES))),
    check('after_sale_cases_approval', sql`approval_status in ('none', 'pending', 'passed', 'refused')`),
  ],
);

/** Units of an order line in a case. Those of cases in FREED states are free again. */
export const afterSaleLines = pgTable(
  'after_sale_lines',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    caseId: ref('case_id').notNull(),
    orderLineId: ref('order_line_id').notNull(),
    /** Goods of that line, which never change: cases are found by them without looking at what else was bought. */
    skuId: ref('sku_id').notNull(),
    lineNo: integer('line_no').notNull(),
    quantity: integer('quantity').notNull(),
    reason: text('reason').notNull(),
    note: text('note').notNull().default(''),
    /** A dimension as the customer measured it. */
    measured: text('measured').notNull().default(''),
    /** Price difference asked for, per line; 0 for other kinds. */
    gapFen: fen('gap_fen').notNull().default(sql`0`),
    /** Units the desk granted; null before. */
    grantedQuantity: integer('granted_quantity'),
    /** What the warehouse counted and graded; null before. */
    receivedQuantity: integer('received_quantity'),
    goodQuantity: integer('good_quantity').notNull().default(0),
    blockedQuantity: integer('blocked_quantity').notNull().default(0),
    scrapQuantity: integer('scrap_quantity').notNull().default(0),
    refusedQuantity: integer('refused_quantity').notNull().default(0),
    /** What it was bought for, and what goes back for it. */
    askedFen: fen('asked_fen').notNull().default(sql`0`),
    grantedFen: fen('granted_fen').notNull().default(sql`0`),
    /** Units made good: money back, sent anew, repaired. */
    settledQuantity: integer('settled_quantity').notNull().default(0),
  },
  (t) => [
    unique('after_sale_lines_firm_id').on(t.firmId, t.id),
    unique('after_sale_lines_line').on(t.firmId, t.caseId, t.orderLineId),
    foreignKey({ columns: [t.firmId, t.caseId], foreignColumns: [afterSaleCases.firmId, afterSaleCases.id] }),
    foreignKey({ columns: [t.firmId, t.orderLineId], foreignColumns: [orderLines.firmId, orderLines.id] }),
    index('after_sale_lines_order_line').on(t.firmId, t.orderLineId),
    index('after_sale_lines_goods').on(t.firmId, t.skuId, t.caseId),
    check('after_sale_lines_quantity', sql`quantity between 1 and 999999`),
    check('after_sale_lines_granted', sql`granted_quantity between 0 and quantity`),
    check(
      'after_sale_lines_graded',
      sql`good_quantity >= 0 and blocked_quantity >= 0 and scrap_quantity >= 0 and refused_quantity >= 0
        and good_quantity + blocked_quantity + scrap_quantity + refused_quantity <= coalesce(received_quantity, 0)`,
    ),
    check('after_sale_lines_settled', sql`settled_quantity between 0 and quantity`),
    check('after_sale_lines_amounts', sql`asked_fen >= 0 and gap_fen >= 0 and granted_fen between 0 and asked_fen`),
  ],
);

/** What happened to a case, and what customer and desk said of it. */
export const afterSaleEvents = pgTable(
  'after_sale_events',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    caseId: ref('case_id').notNull(),
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
    unique('after_sale_events_firm_id').on(t.firmId, t.id),
    foreignKey({ columns: [t.firmId, t.caseId], foreignColumns: [afterSaleCases.firmId, afterSaleCases.id] }),
    index('after_sale_events_case').on(t.firmId, t.caseId, t.id),
    check('after_sale_events_side', sql`side in ('buyer', 'desk', 'shop')`),
  ],
);

/** An application somebody has begun for an order and not handed in. */
export const afterSaleDrafts = pgTable(
  'after_sale_drafts',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    userId: ref('user_id').notNull(),
    orderId: ref('order_id').notNull(),
    content: jsonb('content').notNull(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('after_sale_drafts_order').on(t.firmId, t.userId, t.orderId),
    foreignKey({ columns: [t.firmId, t.orderId], foreignColumns: [orders.firmId, orders.id] }),
    index('after_sale_drafts_old').on(t.updatedAt),
  ],
);

export const caseRules = tableRules(
  [afterSaleCases, { openTo: 'desk', states: caseStates }],
  [afterSaleLines, { openTo: 'desk' }],
  [afterSaleEvents, { openTo: 'desk', writtenOnce: 'rows' }],
);
