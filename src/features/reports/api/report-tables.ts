import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  type ExtraConfigColumn,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { fen, id, instant, ref, unitPrice, updatedAt } from '#platform/api/columns.ts';
import { tableRules } from '#platform/api/table-rules.ts';

/** How far the ledger of a firm is, and when its months close. Its row is the lock under which anything is booked. */
export const reportFirms = pgTable(
  'report_firms',
  {
    firmId: ref('firm_id').primaryKey(),
    /** Day of the next month on which a month is closed. */
    closingDay: smallint('closing_day').notNull().default(5),
    /** First day of the last month that stays closed, whatever the closing day becomes. */
    closedThrough: date('closed_through', { mode: 'string' }),
    /** Moves with everything that is booked: what was read under it may be kept. */
    generation: bigint('generation', { mode: 'bigint' }).notNull().default(sql`0`),
    /** Orders that stood before the ledger are booked up to this one. */
    builtThrough: ref('built_through').notNull().default(sql`0`),
    builtOrders: integer('built_orders').notNull().default(0),
    ordersToBuild: integer('orders_to_build').notNull().default(0),
    /** Null: orders that stood before are still being booked. */
    builtAt: instant('built_at'),
  },
  () => [check('report_firms_closing_day', sql`closing_day between 1 and 28`)],
);

/** What a booking is about; 0 where there is none. Found out when the order is booked first. */
const places = () => ({
  userId: ref('user_id').notNull(),
  departmentId: ref('department_id').notNull(),
  costCenterId: ref('cost_center_id').notNull(),
  categoryId: ref('category_id').notNull(),
  brandId: ref('brand_id').notNull(),
});

const placeColumns = (t: Record<keyof ReturnType<typeof places>, ExtraConfigColumn>) =>
  [t.userId, t.departmentId, t.costCenterId, t.categoryId, t.brandId] as const;

/** What is added up, tax included and without it. `saved`: against the list price; `last`: against the price paid last. */
const measures = () => ({
  quantity: bigint('quantity', { mode: 'bigint' }).notNull(),
  grossFen: fen('gross_fen').notNull(),
  netFen: fen('net_fen').notNull(),
  savedFen: fen('saved_fen').notNull(),
  savedNetFen: fen('saved_net_fen').notNull(),
  lastFen: fen('last_fen').notNull(),
  lastNetFen: fen('last_net_fen').notNull(),
});

/**
 * The ledger of reports: what an order line comes to, by the day it counts on. In an open month an entry has one row, which
 * follows the order; in a closed month its row stays, and what changes later is a row of the day it came (correction).
 */
export const reportBookings = pgTable(
  'report_bookings',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    /** `ordered`, `signed`; `returned`: what after-sales gave back, on the day it did. */
    basis: text('basis').notNull(),
    /** `goods`: of a line; `freight`: of an order. */
    kind: text('kind').notNull(),
    /** What it follows: the line, the line of a sign record, the posting of a case, the order. */
    sourceId: ref('source_id').notNull(),
    orderId: ref('order_id').notNull(),
    /** 0: freight. */
    lineId: ref('line_id').notNull(),
    skuId: ref('sku_id').notNull(),
    bookedOn: date('booked_on', { mode: 'string' }).notNull(),
    /** First day of the closed month it corrects. */
    correctionOf: date('correction_of', { mode: 'string' }),
    ...places(),
    ...measures(),
    /** Unit price of the line; 0: freight. */
    price: unitPrice('price').notNull(),
    /** Unit prices as they were when the order was booked first; last: 0 where it was never bought before. */
    listPrice: unitPrice('list_price').notNull(),
    lastPrice: unitPrice('last_price').notNull(),
    /** Why it cost less than its list price; empty where it did not. */
    cause: text('cause').notNull().default(''),
  },
  (t) => [
    unique('report_bookings_entry').on(t.firmId, t.basis, t.kind, t.sourceId, t.bookedOn),
    index('report_bookings_days').on(t.firmId, t.basis, t.kind, t.bookedOn, t.id),
    index('report_bookings_order').on(t.firmId, t.orderId),
    // All that orders are counted by, so that the rows themselves are not read.
    index('report_bookings_orders')
      .on(...([t.firmId, t.basis, t.bookedOn, t.orderId] as const), ...placeColumns(t))
      .where(sql`kind = 'goods' and (gross_fen <> 0 or quantity <> 0)`),
    check('report_bookings_basis', sql`basis in ('ordered', 'signed', 'returned') and kind in ('goods', 'freight')`),
    check('report_bookings_cause', sql`cause in ('', 'quote', 'agreement', 'level')`),
    check('report_bookings_correction', sql`correction_of is null or correction_of < booked_on`),
  ],
);

/** Sums of the bookings by day and place, kept in the transaction that books. */
export const reportDays = pgTable(
  'report_days',
  {
    firmId: ref('firm_id').notNull(),
    basis: text('basis').notNull(),
    kind: text('kind').notNull(),
    bookedOn: date('booked_on', { mode: 'string' }).notNull(),
    ...places(),
    /** Bookings that are not empty. */
    entries: integer('entries').notNull(),
    ...measures(),
    /** Of the amounts, what corrects closed months. */
    correctedFen: fen('corrected_fen').notNull(),
    correctedNetFen: fen('corrected_net_fen').notNull(),
  },
  (t) => [
    primaryKey({
      name: 'report_days_place',
      columns: [...([t.firmId, t.basis, t.kind, t.bookedOn] as const), ...placeColumns(t)],
    }),
    // What most reports add up, with all it is found by, so that the rows themselves are not read.
    index('report_days_sums').on(
      ...([t.firmId, t.basis, t.kind, t.bookedOn] as const),
      ...placeColumns(t),
      ...[t.entries, t.grossFen, t.savedFen, t.lastFen, t.correctedFen],
    ),
  ],
);

/**
 * What a firm ordered on a day, tax and freight included: sums of the same bookings, kept in the transaction that books. Few rows
 * for each firm, so that the shop's own people and sales accounts look at many firms at once.
 */
export const reportFirmDays = pgTable(
  'report_firm_days',
  {
    firmId: ref('firm_id').notNull(),
    bookedOn: date('booked_on', { mode: 'string' }).notNull(),
    /** Orders of that day that say anything; what corrects a closed month counts none. */
    orders: integer('orders').notNull(),
    amountFen: fen('amount_fen').notNull(),
  },
  (t) => [primaryKey({ columns: [t.firmId, t.bookedOn] }), index('report_firm_days_day').on(t.bookedOn)],
);

/**
 * What was promised of a line within one part, and how it was kept. In an open month a promise has one row, which follows the
 * order; in a closed month its row stays, and what came later is a row of the day it came (correction): the last one is what stands.
 */
export const reportDeliveries = pgTable(
  'report_deliveries',
  {
    /** The line of the part. */
    partLineId: ref('part_line_id').notNull(),
    /** The promised day; of a correction the day it came. */
    countsOn: date('counts_on', { mode: 'string' }).notNull(),
    /** First day of the closed month it corrects. */
    correctionOf: date('correction_of', { mode: 'string' }),
    firmId: ref('firm_id').notNull(),
    orderId: ref('order_id').notNull(),
    lineId: ref('line_id').notNull(),
    partNo: integer('part_no').notNull(),
    ...places(),
    /** Empty: the supplier sends it. */
    warehouse: text('warehouse').notNull(),
    /** Of the last parcel; empty before there is one. */
    carrier: text('carrier').notNull(),
    /** 0: called off after its month was closed. */
    quantity: integer('quantity').notNull(),
    /** Accepted and unbroken; null before everything was settled. */
    received: integer('received'),
    orderedOn: date('ordered_on', { mode: 'string' }).notNull(),
    /** As it was promised first. */
    promisedOn: date('promised_on', { mode: 'string' }).notNull(),
    shippedOn: date('shipped_on', { mode: 'string' }),
    /** When all of it was there. */
    deliveredOn: date('delivered_on', { mode: 'string' }),
    /** Why it is late, or would be if it were. */
    reason: text('reason').notNull(),
  },
  (t) => [
    primaryKey({ name: 'report_deliveries_row', columns: [t.firmId, t.partLineId, t.countsOn] }),
    // How promises were kept, with all they are found by.
    index('report_deliveries_due')
      .on(
        ...([t.firmId, t.countsOn, t.partLineId] as const),
        ...[t.promisedOn, t.deliveredOn, t.received, t.quantity],
        ...placeColumns(t),
      )
      .where(sql`correction_of is null`),
    index('report_deliveries_unsettled')
      .on(t.firmId, t.countsOn)
      .where(sql`delivered_on is null or correction_of is not null`),
    index('report_deliveries_order').on(t.firmId, t.orderId),
    check(
      'report_deliveries_correction',
      sql`case when correction_of is null then counts_on = promised_on
      else correction_of < counts_on end`,
    ),
    // Of all firms together, for the desk.
    index('report_deliveries_day').on(t.countsOn, t.partLineId),
  ],
);

/** Filters that people keep under a name. */
export const reportFilters = pgTable(
  'report_filters',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    userId: ref('user_id').notNull(),
    page: text('page').notNull(),
    name: text('name').notNull(),
    filter: jsonb('filter').notNull(),
    /** Colleagues find it too. */
    shared: boolean('shared').notNull().default(false),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('report_filters_firm_id').on(t.firmId, t.id),
    unique('report_filters_name').on(t.firmId, t.userId, t.page, t.name),
    check('report_filters_page', sql`page in ('spend', 'delivery', 'category')`),
  ],
);

export const reportRules = tableRules(
  [reportFirms, { openTo: 'worker' }],
  [reportBookings, { openTo: 'worker' }],
  [reportDays, { openTo: 'worker' }],
  [reportFirmDays, { openTo: 'worker' }],
  [reportDeliveries, { openTo: 'worker' }],
);
