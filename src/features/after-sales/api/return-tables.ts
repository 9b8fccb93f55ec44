import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, jsonb, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import { skus } from '#features/catalog/api/catalog-tables.ts';
import type { DeliveryAddress } from '#features/orders/api/order-tables.ts';
import { createdAt, id, instant, ref, updatedAt } from '#platform/api/columns.ts';
import { tableRules } from '#platform/api/table-rules.ts';
import { returnStates } from '../rules/return-status.ts';
import { afterSaleCases, afterSaleLines } from './case-tables.ts';

/** A parcel that comes back for a case; a pick-up that failed is followed by another row. */
export const afterSaleReturns = pgTable(
  'after_sale_returns',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    caseId: ref('case_id').notNull(),
    returnNo: text('return_no').notNull(),
    way: text('way').notNull(),
    carrier: text('carrier').notNull().default(''),
    trackingNo: text('tracking_no').notNull().default(''),
    status: text('status').notNull(),
    warehouse: text('warehouse').notNull(),
    fromAddress: jsonb('from_address').$type<DeliveryAddress>(),
    /** Day and hours the carrier was asked to come, in words. */
    pickupSlot: text('pickup_slot').notNull().default(''),
    failure: text('failure').notNull().default(''),
    /** How often the carrier has been asked, and when next. */
    attempts: integer('attempts').notNull().default(0),
    nextAskAt: instant('next_ask_at'),
    arrivedAt: instant('arrived_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('after_sale_returns_firm_id').on(t.firmId, t.id),
    unique('after_sale_returns_no').on(t.returnNo),
    foreignKey({ columns: [t.firmId, t.caseId], foreignColumns: [afterSaleCases.firmId, afterSaleCases.id] }),
    index('after_sale_returns_case').on(t.firmId, t.caseId, t.id),
    index('after_sale_returns_tracking').on(t.carrier, t.trackingNo).where(sql`tracking_no <> ''`),
    index('after_sale_returns_open').on(t.nextAskAt).where(sql`status in ('asked', 'booked', 'moving')`),
    check('after_sale_returns_way', sql`way in ('pickup', 'deliver', 'mail')`),
  ],
);

/** What the carrier tells of a parcel that comes back; the same news twice is one row. */
export const afterSaleReturnNews = pgTable(
  'after_sale_return_news',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    returnId: ref('return_id').notNull(),
    noticeId: text('notice_id').notNull(),
    words: text('words').notNull(),
    place: text('place').notNull().default(''),
    happenedAt: instant('happened_at').notNull(),
  },
  (t) => [
    unique('after_sale_return_news_notice').on(t.firmId, t.returnId, t.noticeId),
    foreignKey({ columns: [t.firmId, t.returnId], foreignColumns: [afterSaleReturns.firmId, afterSaleReturns.id] }),
  ],
);

/** Units that came back, where they lie and how they were graded; one row for each grade of a line and receipt. */
export const returnedStock = pgTable(
  'returned_stock',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    caseLineId: ref('case_line_id').notNull(),
    skuId: ref('sku_id')
      .notNull()
      .references(() => skus.id),
    warehouse: text('warehouse').notNull(),
    /** `good` went to the shelf, `blocked` lies apart and is never sold, `scrap` is gone. */
    grade: text('grade').notNull(),
    quantity: integer('quantity').notNull(),
    /** How often the case had been opened again when they came: what is exchanged twice comes back twice. */
    reopenings: smallint('reopenings').notNull().default(0),
    userId: ref('user_id'),
    createdAt: createdAt(),
  },
  (t) => [
    unique('returned_stock_once').on(t.firmId, t.caseLineId, t.grade, t.reopenings),
    foreignKey({ columns: [t.firmId, t.caseLineId], foreignColumns: [afterSaleLines.firmId, afterSaleLines.id] }),
    index('returned_stock_sku').on(t.skuId, t.createdAt),
    check('returned_stock_grade', sql`grade in ('good', 'blocked', 'scrap') and quantity > 0`),
  ],
);

export const returnRules = tableRules(
  [afterSaleReturns, { openTo: 'desk', states: returnStates }],
  [afterSaleReturnNews, { openTo: 'desk', writtenOnce: 'rows' }],
  [returnedStock, { openTo: 'desk', writtenOnce: 'rows' }],
);
