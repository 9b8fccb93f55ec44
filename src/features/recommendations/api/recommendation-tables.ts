import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, ref } from '#platform/api/columns.ts';
import { tableRules } from '#platform/api/table-rules.ts';

/** How often two items stood in one order; counted from orders by a job, both directions stored. */
export const skuPairs = pgTable(
  'sku_pairs',
  { skuId: ref('sku_id').notNull(), otherId: ref('other_id').notNull(), orders: integer('orders').notNull() },
  (t) => [primaryKey({ columns: [t.skuId, t.otherId] }), index('sku_pairs_best').on(t.skuId, t.orders.desc())],
);

/** The same for categories. */
export const categoryPairs = pgTable(
  'category_pairs',
  { categoryId: ref('category_id').notNull(), otherId: ref('other_id').notNull(), orders: integer('orders').notNull() },
  (t) => [primaryKey({ columns: [t.categoryId, t.otherId] })],
);

/** What an industry bought in a month; industry `all` counts everybody. No firm can be told from it. */
export const monthlySales = pgTable(
  'monthly_sales',
  {
    /** First day of the month. */
    month: date('month').notNull(),
    industry: text('industry').notNull(),
    skuId: ref('sku_id').notNull(),
    categoryId: ref('category_id').notNull(),
    orders: integer('orders').notNull(),
    quantity: integer('quantity').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.month, t.industry, t.skuId] }),
    index('monthly_sales_best').on(t.industry, t.month, t.orders.desc()),
    index('monthly_sales_category').on(t.industry, t.categoryId, t.month),
  ],
);

/** Rooms and jobs that are equipped as a whole: 机加工车间, 配电间. Kept by the operator. */
export const scenes = pgTable('scenes', {
  id: id(),
  code: text('code').notNull().unique(),
  name: text('name').notNull(),
  summary: text('summary').notNull().default(''),
  industry: text('industry'),
  pictureKind: text('picture_kind').notNull().default('part'),
  sort: integer('sort').notNull().default(0),
  createdAt: createdAt(),
});

export const sceneItems = pgTable(
  'scene_items',
  {
    sceneId: ref('scene_id')
      .notNull()
      .references(() => scenes.id, { onDelete: 'cascade' }),
    skuId: ref('sku_id').notNull(),
    sort: smallint('sort').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.sceneId, t.skuId] })],
);

/** Clicks on recommendations, to see which of them help. */
export const recommendationClicks = pgTable(
  'recommendation_clicks',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    userId: ref('user_id').notNull(),
    place: text('place').notNull(),
    skuId: ref('sku_id').notNull(),
    clickedAt: instant('clicked_at').notNull().default(sql`now()`),
  },
  (t) => [
    index('recommendation_clicks_firm').on(t.firmId, t.clickedAt),
    check('recommendation_clicks_place', sql`place in ('items', 'couple', 'month', 'scene', 'map')`),
  ],
);

export const recommendationRules = tableRules([recommendationClicks, { openTo: 'worker' }]);
