import { sql } from 'drizzle-orm';
import { check, date, foreignKey, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { orderLines, orders } from '#features/orders/api/order-tables.ts';
import { createdAt, id, instant, ref } from '#platform/api/columns.ts';
import { tableRules } from '#platform/api/table-rules.ts';
import { partStates } from '../rules/part-status.ts';
import { shipmentStates } from '../rules/shipment-status.ts';

/** Part of an order that leaves together: one warehouse or supplier, one promised day (child order of behaviours 2.5). */
export const orderParts = pgTable(
  'order_parts',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    orderId: ref('order_id').notNull(),
    /** 1, 2, 3 within the order; shown as SO…-1. */
    partNo: integer('part_no').notNull(),
    /** Null: sent by the supplier. */
    warehouse: text('warehouse'),
    /** Days it was promised to leave and to arrive. */
    promisedOn: date('promised_on', { mode: 'string' }),
    arrivesOn: date('arrives_on', { mode: 'string' }),
    /** As they were promised first, where they have moved. */
    firstPromisedOn: date('first_promised_on', { mode: 'string' }),
    firstArrivesOn: date('first_arrives_on', { mode: 'string' }),
    status: text('status').notNull().default('to_pick'),
    createdAt: createdAt(),
  },
  (t) => [
    unique('order_parts_firm_id').on(t.firmId, t.id),
    unique('order_parts_no').on(t.firmId, t.orderId, t.partNo),
    foreignKey({ columns: [t.firmId, t.orderId], foreignColumns: [orders.firmId, orders.id] }),
    index('order_parts_queue').on(t.status, t.createdAt),
  ],
);

/** How much of a line is in which part. */
export const orderPartLines = pgTable(
  'order_part_lines',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    partId: ref('part_id').notNull(),
    lineId: ref('line_id').notNull(),
    quantity: integer('quantity').notNull(),
    /** What the warehouse has found of it; less than wanted is short. */
    pickedQuantity: integer('picked_quantity').notNull().default(0),
  },
  (t) => [
    unique('order_part_lines_line').on(t.firmId, t.partId, t.lineId),
    foreignKey({ columns: [t.firmId, t.partId], foreignColumns: [orderParts.firmId, orderParts.id] }),
    foreignKey({ columns: [t.firmId, t.lineId], foreignColumns: [orderLines.firmId, orderLines.id] }),
    index('order_part_lines_of_line').on(t.firmId, t.lineId),
    check('order_part_lines_quantity', sql`quantity > 0 and picked_quantity between 0 and quantity`),
  ],
);

/** One parcel of a part on its way. */
export const shipments = pgTable(
  'shipments',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    orderId: ref('order_id').notNull(),
    partId: ref('part_id').notNull(),
    shipmentNo: text('shipment_no').notNull(),
    carrier: text('carrier').notNull(),
    trackingNo: text('tracking_no').notNull(),
    status: text('status').notNull().default('shipped'),
    shippedAt: instant('shipped_at').notNull().default(sql`now()`),
    deliveredAt: instant('delivered_at'),
  },
  (t) => [
    unique('shipments_firm_id').on(t.firmId, t.id),
    unique('shipments_no').on(t.shipmentNo),
    unique('shipments_tracking').on(t.carrier, t.trackingNo),
    foreignKey({ columns: [t.firmId, t.orderId], foreignColumns: [orders.firmId, orders.id] }),
    foreignKey({ columns: [t.firmId, t.partId], foreignColumns: [orderParts.firmId, orderParts.id] }),
    index('shipments_order').on(t.firmId, t.orderId),
    index('shipments_status').on(t.status, t.shippedAt),
  ],
);

export const shipmentLines = pgTable(
  'shipment_lines',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    shipmentId: ref('shipment_id').notNull(),
    lineId: ref('line_id').notNull(),
    quantity: integer('quantity').notNull(),
  },
  (t) => [
    unique('shipment_lines_line').on(t.firmId, t.shipmentId, t.lineId),
    foreignKey({ columns: [t.firmId, t.shipmentId], foreignColumns: [shipments.firmId, shipments.id] }),
    foreignKey({ columns: [t.firmId, t.lineId], foreignColumns: [orderLines.firmId, orderLines.id] }),
    check('shipment_lines_quantity', sql`quantity > 0`),
  ],
);

/** What the carrier tells; the same news twice is one row. */
export const shipmentEvents = pgTable(
  'shipment_events',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    shipmentId: ref('shipment_id').notNull(),
    happenedAt: instant('happened_at').notNull(),
    place: text('place').notNull().default(''),
    words: text('words').notNull(),
    /** The carrier's own number of the news. */
    noticeId: text('notice_id').notNull(),
  },
  (t) => [
    unique('shipment_events_notice').on(t.firmId, t.shipmentId, t.noticeId),
    foreignKey({ columns: [t.firmId, t.shipmentId], foreignColumns: [shipments.firmId, shipments.id] }),
    index('shipment_events_time').on(t.firmId, t.shipmentId, t.happenedAt),
  ],
);

/** Who took a shipment, when, and on what proof. */
export const signRecords = pgTable(
  'sign_records',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    orderId: ref('order_id').notNull(),
    shipmentId: ref('shipment_id').notNull(),
    signer: text('signer').notNull(),
    /** `person`: somebody signed; `auto`: nobody said anything for so many days; `refused`: not taken. */
    kind: text('kind').notNull(),
    note: text('note').notNull().default(''),
    signedAt: instant('signed_at').notNull().default(sql`now()`),
  },
  (t) => [
    unique('sign_records_firm_id').on(t.firmId, t.id),
    unique('sign_records_shipment').on(t.firmId, t.shipmentId),
    foreignKey({ columns: [t.firmId, t.orderId], foreignColumns: [orders.firmId, orders.id] }),
    foreignKey({ columns: [t.firmId, t.shipmentId], foreignColumns: [shipments.firmId, shipments.id] }),
    check('sign_records_kind', sql`kind in ('person', 'auto', 'refused')`),
  ],
);

export const signLines = pgTable(
  'sign_lines',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    signId: ref('sign_id').notNull(),
    lineId: ref('line_id').notNull(),
    received: integer('received').notNull(),
    short: integer('short').notNull().default(0),
    over: integer('over').notNull().default(0),
    damaged: integer('damaged').notNull().default(0),
  },
  (t) => [
    unique('sign_lines_line').on(t.firmId, t.signId, t.lineId),
    foreignKey({ columns: [t.firmId, t.signId], foreignColumns: [signRecords.firmId, signRecords.id] }),
    foreignKey({ columns: [t.firmId, t.lineId], foreignColumns: [orderLines.firmId, orderLines.id] }),
    check('sign_lines_counts', sql`received >= 0 and short >= 0 and over >= 0 and damaged between 0 and received`),
  ],
);

/** Every change of stock that no order made: counted, found, broken, received. */
export const stockCorrections = pgTable(
  'stock_corrections',
  {
    id: id(),
    userId: ref('user_id').notNull(),
    skuId: ref('sku_id').notNull(),
    warehouse: text('warehouse').notNull(),
    before: integer('before').notNull(),
    after: integer('after').notNull(),
    reason: text('reason').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('stock_corrections_sku').on(t.skuId, t.createdAt),
    check('stock_corrections_counts', sql`before >= 0 and after >= 0`),
  ],
);

export const fulfilmentRules = tableRules(
  [orderParts, { openTo: 'desk', states: partStates }],
  [orderPartLines, { openTo: 'desk' }],
  [shipments, { openTo: 'desk', states: shipmentStates }],
  [shipmentLines, { openTo: 'desk' }],
  [shipmentEvents, { openTo: 'desk', writtenOnce: 'rows' }],
  [signRecords, { openTo: 'desk' }],
  [signLines, { openTo: 'desk' }],
  [stockCorrections, { writtenOnce: 'rows' }],
);
