import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { skus } from '#features/catalog/api/public.ts';
import { createdAt, fen, id, instant, ref, unitPrice, updatedAt } from '#platform/api/columns.ts';

export interface DeliveryAddress {
  receiver: string;
  phone: string;
  province: string;
  city: string;
  district: string;
  detail: string;
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
    /** Σ line amounts, tax included. */
    goodsFen: fen('goods_fen').notNull(),
    freightFen: fen('freight_fen').notNull(),
    discountFen: fen('discount_fen').notNull().default(sql`0`),
    totalFen: fen('total_fen').notNull(),
    /** Tax contained in the goods amount. */
    taxFen: fen('tax_fen').notNull(),
    lineCount: integer('line_count').notNull(),
    version: integer('version').notNull().default(1),
    submittedAt: instant('submitted_at').notNull().default(sql`now()`),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('orders_firm_id').on(t.firmId, t.id),
    unique('orders_order_no').on(t.firmId, t.orderNo),
    index('orders_list').on(t.firmId, t.submittedAt.desc(), t.id.desc()),
    index('orders_status').on(t.firmId, t.status),
    index('orders_po').on(t.firmId, t.poNumber),
    check(
      'orders_amounts',
      sql`goods_fen >= 0 and freight_fen >= 0 and discount_fen >= 0 and total_fen >= 0 and tax_fen >= 0`,
    ),
    check('orders_total', sql`total_fen = goods_fen + freight_fen - discount_fen`),
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
    note: text('note').notNull().default(''),
  },
  (t) => [
    unique('order_lines_firm_id').on(t.firmId, t.id),
    unique('order_lines_line_no').on(t.firmId, t.orderId, t.lineNo),
    foreignKey({ columns: [t.firmId, t.orderId], foreignColumns: [orders.firmId, orders.id] }),
    index('order_lines_sku').on(t.firmId, t.skuId),
    check('order_lines_quantity', sql`quantity between 1 and 999999`),
    check('order_lines_amount', sql`amount_fen = (sales_price * quantity + 50) / 100`),
    check('order_lines_tax', sql`tax_fen >= 0 and tax_fen <= amount_fen`),
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
