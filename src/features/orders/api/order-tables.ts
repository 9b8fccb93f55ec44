import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { lineFieldColumns } from '#business/line-fields/api/public.ts';
import { SEARCHED_FIELDS } from '#business/line-fields/contract/line-fields.ts';
import type { Overrun } from '#features/budgets/rules/public.ts';
import { skus } from '#features/catalog/api/catalog-tables.ts';
import { createdAt, fen, id, instant, ref, unitPrice, updatedAt } from '#platform/api/columns.ts';
import { tableRules } from '#platform/api/table-rules.ts';
import type { LinePromise } from '../rules/promise/line-promise.ts';

export interface DeliveryAddress {
  receiver: string;
  phone: string;
  province: string;
  city: string;
  district: string;
  detail: string;
}

/** Title and VAT facts of the invoice an order asks for (specification 4: types 1, 2, 3). */
export interface OrderInvoice {
  type: 1 | 2 | 3;
  title: string;
  taxNo?: string;
  bankName?: string;
  bankAccount?: string;
  address?: string;
  phone?: string;
  /** Where it is sent: mail for electronic ones. */
  email?: string;
}

/** Budgets an order goes over, as they stood with it when it was submitted; amounts in decimal yuan. */
export interface OrderOverBudget {
  /** Empty where the firm asks for none. */
  reason: string;
  budgets: Overrun[];
}

/** Legal moves between order states; filled from the transition table of the rules and enforced by a trigger. */
export const orderTransitions = pgTable(
  'order_transitions',
  { fromStatus: text('from_status').notNull(), toStatus: text('to_status').notNull() },
  (t) => [primaryKey({ columns: [t.fromStatus, t.toStatus] })],
);

export const orders = pgTable(
  'orders',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    userId: ref('user_id').notNull(),
    orderNo: text('order_no').notNull(),
    status: text('status').notNull(),
    poNumber: text('po_number'),
    note: text('note').notNull().default(''),
    address: jsonb('address').notNull().$type<DeliveryAddress>(),
    /** County it goes to. */
    regionCode: text('region_code').notNull().default(''),
    invoice: jsonb('invoice').$type<OrderInvoice>(),
    /** `account`: on the firm's credit; `transfer`: by bank, confirmed at the desk; `online`: by a payment channel. */
    payWay: text('pay_way').notNull().default('account'),
    /** Side states (behaviours 2.5): kept apart from the main one. */
    approvalStatus: text('approval_status').notNull().default('none'),
    paymentStatus: text('payment_status').notNull().default('none'),
    invoiceStatus: text('invoice_status').notNull().default('none'),
    statementStatus: text('statement_status').notNull().default('none'),
    afterSaleStatus: text('after_sale_status').notNull().default('none'),
    /** Until when stock and price are held for an order that waits for money or approval. */
    holdUntil: instant('hold_until'),
    /** Σ line amounts, tax included. */
    goodsFen: fen('goods_fen').notNull(),
    freightFen: fen('freight_fen').notNull(),
    discountFen: fen('discount_fen').notNull().default(sql`0`),
    totalFen: fen('total_fen').notNull(),
    /** Tax contained in the goods amount. */
    taxFen: fen('tax_fen').notNull(),
    lineCount: integer('line_count').notNull(),
    /** Σ of what was cancelled of the lines; the order itself keeps what was bought. */
    cancelledFen: fen('cancelled_fen').notNull().default(sql`0`),
    /** Money on its way back to the buyer, and money that is back. */
    refundingFen: fen('refunding_fen').notNull().default(sql`0`),
    refundedFen: fen('refunded_fen').notNull().default(sql`0`),
    /** Σ of what after-sales gave back of goods and freight: the order costs so much less. */
    returnedFen: fen('returned_fen').notNull().default(sql`0`),
    /** Of it, freight. */
    returnedFreightFen: fen('returned_freight_fen').notNull().default(sql`0`),
    /** Case of after-sales whose goods this order sends or charges. */
    originCaseNo: text('origin_case_no'),
    overBudget: jsonb('over_budget').$type<OrderOverBudget>(),
    /** Sales code of the share link it came by. */
    shareCode: text('share_code'),
    version: integer('version').notNull().default(1),
    submittedAt: instant('submitted_at').notNull().default(sql`now()`),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('orders_firm_id').on(t.firmId, t.id),
    unique('orders_order_no').on(t.firmId, t.orderNo),
    index('orders_list').on(t.firmId, t.submittedAt.desc(), t.id.desc()),
    index('orders_status').on(t.firmId, t.status),
    // A buyer's own in a firm of very many; with the state, so that his tabs are counted from the index alone.
    index('orders_buyer').on(t.firmId, t.userId, t.submittedAt.desc(), t.id.desc(), t.status),
    index('orders_amount').on(t.firmId, t.totalFen.desc(), t.id.desc()),
    index('orders_po').on(t.firmId, t.poNumber),
    check(
      'orders_amounts',
      sql`goods_fen >= 0 and freight_fen >= 0 and discount_fen >= 0 and total_fen >= 0 and tax_fen >= 0`,
    ),
    check('orders_total', sql`total_fen = goods_fen + freight_fen - discount_fen`),
    check('orders_cancelled', sql`cancelled_fen between 0 and goods_fen`),
    check('orders_returned', sql`returned_fen between 0 and goods_fen - cancelled_fen + freight_fen`),
    check('orders_returned_freight', sql`returned_freight_fen between 0 and least(freight_fen, returned_fen)`),
    check('orders_refunds', sql`refunding_fen >= 0 and refunded_fen >= 0`),
    check('orders_pay_way', sql`pay_way in ('account', 'transfer', 'online')`),
    check('orders_approval', sql`approval_status in ('none', 'pending', 'passed', 'refused')`),
    check('orders_payment', sql`payment_status in ('none', 'unpaid', 'paid', 'refunding', 'refunded')`),
    check('orders_invoice', sql`invoice_status in ('none', 'partly', 'full')`),
    check('orders_statement', sql`statement_status in ('none', 'billed', 'settled')`),
    check('orders_after_sale', sql`after_sale_status in ('none', 'open', 'done')`),
    // What a firm is to pay, the soonest first.
    index('orders_to_pay').on(t.firmId, t.holdUntil).where(sql`status = 'to_pay'`),
    index('orders_hold').on(t.holdUntil).where(sql`hold_until is not null`),
    index('orders_origin_case').on(t.firmId, t.originCaseNo).where(sql`origin_case_no is not null`),
    index('orders_queue').on(t.status, t.submittedAt),
  ],
);

/** A line keeps what was bought as it was on that day: names and prices of the catalogue may move on. */
export const orderLines = pgTable(
  'order_lines',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    orderId: ref('order_id').notNull(),
    lineNo: integer('line_no').notNull(),
    skuId: ref('sku_id')
      .notNull()
      .references(() => skus.id),
    itemNo: text('item_no').notNull(),
    productName: text('product_name').notNull(),
    brandName: text('brand_name'),
    mpn: text('mpn'),
    orderUnit: text('order_unit').notNull(),
    quantity: integer('quantity').notNull(),
    salesPrice: unitPrice('sales_price').notNull(),
    amountFen: fen('amount_fen').notNull(),
    taxRateBp: integer('tax_rate_bp').notNull(),
    taxFen: fen('tax_fen').notNull(),
    dayType: integer('day_type').notNull(),
    deliveryDays: integer('delivery_days'),
    /** When it was promised, share by share: given at the checkout, kept by those who send it. */
    promises: jsonb('promises').notNull().default([]).$type<LinePromise[]>(),
    ...lineFieldColumns(),
    cancelledQuantity: integer('cancelled_quantity').notNull().default(0),
    cancelledFen: fen('cancelled_fen').notNull().default(sql`0`),
    /** Counted from shipments and sign records, in the same transaction as those. */
    shippedQuantity: integer('shipped_quantity').notNull().default(0),
    signedQuantity: integer('signed_quantity').notNull().default(0),
    /** Of the signed ones, those whose money after-sales gave back. */
    returnedQuantity: integer('returned_quantity').notNull().default(0),
    /** What these were bought for, and price differences: at the price of the line, before any discount of the order. */
    returnedFen: fen('returned_fen').notNull().default(sql`0`),
  },
  (t) => [
    unique('order_lines_firm_id').on(t.firmId, t.id),
    unique('order_lines_line_no').on(t.firmId, t.orderId, t.lineNo),
    foreignKey({ columns: [t.firmId, t.orderId], foreignColumns: [orders.firmId, orders.id] }),
    // With the order, so that the orders of an item are found without their lines.
    index('order_lines_sku').on(t.firmId, t.skuId, t.orderId),
    // Words of the order list: the distinct texts of a firm, one step each.
    ...SEARCHED_FIELDS.map(({ name, column }) =>
      index(`order_lines_${column}`)
        .on(t.firmId, t[name], t.orderId)
        .where(sql.raw(`${column} <> ''`)),
    ),
    check('order_lines_quantity', sql`quantity between 1 and 999999`),
    check('order_lines_amount', sql`amount_fen = (sales_price * quantity + 50) / 100`),
    check('order_lines_tax', sql`tax_fen >= 0 and tax_fen <= amount_fen`),
    check(
      'order_lines_cancelled',
      sql`cancelled_quantity between 0 and quantity and cancelled_fen between 0 and amount_fen`,
    ),
    check('order_lines_shipped', sql`shipped_quantity between 0 and quantity - cancelled_quantity`),
    check('order_lines_returned', sql`returned_quantity between 0 and quantity - cancelled_quantity`),
    check('order_lines_returned_fen', sql`returned_fen between 0 and amount_fen - cancelled_fen`),
    check('order_lines_signed', sql`signed_quantity between 0 and shipped_quantity`),
  ],
);

/** Stock held for an order line. `held` until shipped or released; never half a line. */
export const stockReservations = pgTable(
  'stock_reservations',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    orderId: ref('order_id').notNull(),
    lineId: ref('line_id').notNull(),
    skuId: ref('sku_id').notNull(),
    warehouse: text('warehouse').notNull(),
    quantity: integer('quantity').notNull(),
    state: text('state').notNull().default('held'),
    createdAt: createdAt(),
  },
  (t) => [
    foreignKey({ columns: [t.firmId, t.orderId], foreignColumns: [orders.firmId, orders.id] }),
    foreignKey({ columns: [t.firmId, t.lineId], foreignColumns: [orderLines.firmId, orderLines.id] }),
    index('stock_reservations_order').on(t.firmId, t.orderId),
    index('stock_reservations_sku').on(t.skuId, t.warehouse).where(sql`state = 'held'`),
    check('stock_reservations_state', sql`state in ('held', 'shipped', 'released')`),
    check('stock_reservations_quantity', sql`quantity > 0`),
  ],
);

/** What happened to an order, who did it and when: the timeline on the detail page. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    orderId: ref('order_id').notNull(),
    userId: ref('user_id'),
    kind: text('kind').notNull(),
    fromStatus: text('from_status'),
    toStatus: text('to_status').notNull(),
    detail: text('detail').notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    foreignKey({ columns: [t.firmId, t.orderId], foreignColumns: [orders.firmId, orders.id] }),
    index('order_events_order').on(t.firmId, t.orderId, t.id),
  ],
);

export const orderRules = tableRules([orderEvents, { writtenOnce: 'rows' }]);
