import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { createdAt, id, ref, unitPrice, updatedAt } from '#platform/api/columns.ts';

export const categories = pgTable(
  'categories',
  {
    id: id(),
    code: text('code').notNull().unique(),
    parentId: ref('parent_id'),
    level: smallint('level').notNull(),
    name: text('name').notNull(),
    /** Ids from the top down to this one, so that "everything below" is one array test. */
    pathIds: bigint('path_ids', { mode: 'bigint' }).array().notNull(),
    sort: integer('sort').notNull().default(0),
    unspsc: text('unspsc'),
    pictureKind: text('picture_kind').notNull().default('part'),
    createdAt: createdAt(),
  },
  (t) => [index('categories_parent').on(t.parentId, t.sort), check('categories_level', sql`level between 1 and 4`)],
);

export const brands = pgTable('brands', {
  id: id(),
  code: text('code').notNull().unique(),
  name: text('name').notNull().unique(),
  nameEn: text('name_en'),
  aliases: text('aliases').array().notNull().default(sql`'{}'`),
  createdAt: createdAt(),
});

/** Series (SPU): siblings that differ in a few attributes and are shown in one table. */
export const series = pgTable('series', {
  id: id(),
  code: text('code').notNull().unique(),
  name: text('name').notNull(),
  brandId: ref('brand_id').references(() => brands.id),
  categoryId: ref('category_id')
    .notNull()
    .references(() => categories.id),
  createdAt: createdAt(),
});

export interface SkuAttribute {
  name: string;
  value: string;
  unit?: string;
}

/** One thing that can be ordered. `itemNo` is the number people see, type and order by (also skuCode, itemCode). */
export const skus = pgTable(
  'skus',
  {
    id: id(),
    itemNo: text('item_no').notNull().unique(),
    name: text('name').notNull(),
    /** Manufacturer's part number. */
    mpn: text('mpn'),
    brandId: ref('brand_id').references(() => brands.id),
    categoryId: ref('category_id')
      .notNull()
      .references(() => categories.id),
    seriesId: ref('series_id').references(() => series.id),
    attributes: jsonb('attributes').notNull().default([]).$type<SkuAttribute[]>(),
    description: text('description').notNull().default(''),
    orderUnit: text('order_unit').notNull(),
    /** How many base units one order unit holds: 1 盒 = 100 个. */
    packQuantity: integer('pack_quantity').notNull().default(1),
    baseUnit: text('base_unit').notNull(),
    moq: integer('moq').notNull().default(1),
    step: integer('step').notNull().default(1),
    listPrice: unitPrice('list_price').notNull(),
    salesPrice: unitPrice('sales_price').notNull(),
    /** Basis points: 1300 = 13 %. Prices include this tax. */
    taxRateBp: integer('tax_rate_bp').notNull().default(1300),
    /** 5 purchasable; 7, 8, 9 not (specification 4). */
    productStatus: smallint('product_status').notNull().default(5),
    dayType: smallint('day_type').notNull().default(0),
    deliveryDays: smallint('delivery_days'),
    returnable: boolean('returnable').notNull().default(true),
    exchangeable: boolean('exchangeable').notNull().default(true),
    newFlag: boolean('new_flag').notNull().default(false),
    hotFlag: boolean('hot_flag').notNull().default(false),
    saleFlag: boolean('sale_flag').notNull().default(false),
    /** 50 means US agent purchase. */
    skuType: smallint('sku_type').notNull().default(0),
    notCart: boolean('not_cart').notNull().default(false),
    /** Only firms listed in `exclusive_skus` know that it exists. */
    exclusive: boolean('exclusive').notNull().default(false),
    /** 税收分类编码, 19 digits. */
    taxCode: text('tax_code'),
    ean: text('ean'),
    unspsc: text('unspsc'),
    pictureKind: text('picture_kind').notNull().default('part'),
    /** `demo`, or the key of the import that brought it. */
    source: text('source').notNull(),
    /** Units sold in the last year; ranks results. */
    salesCount: integer('sales_count').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('skus_category').on(t.categoryId),
    index('skus_brand').on(t.brandId),
    index('skus_series').on(t.seriesId),
    index('skus_mpn_key').on(sql`upper(regexp_replace(mpn, '[-/ ._]', '', 'g'))`),
    index('skus_sales_count').on(t.salesCount.desc(), t.id),
    check('skus_moq', sql`moq between 1 and 999999`),
    check('skus_step', sql`step between 1 and 999999`),
    check('skus_pack_quantity', sql`pack_quantity >= 1`),
    check('skus_list_price', sql`list_price >= 0`),
    check('skus_sales_price', sql`sales_price >= 0`),
    check('skus_tax_rate', sql`tax_rate_bp between 0 and 10000`),
    check('skus_status', sql`product_status in (5, 7, 8, 9)`),
    check('skus_day_type', sql`day_type between 0 and 13`),
    check('skus_tax_code', sql`tax_code ~ '^[0-9]{19}$'`),
  ],
);

/** Stock in order units. `available` = on hand − reserved, and can never be negative. */
export const stockLevels = pgTable(
  'stock_levels',
  {
    skuId: ref('sku_id')
      .notNull()
      .references(() => skus.id, { onDelete: 'cascade' }),
    warehouse: text('warehouse').notNull(),
    onHand: integer('on_hand').notNull().default(0),
    reserved: integer('reserved').notNull().default(0),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.skuId, t.warehouse] }),
    check('stock_levels_bounds', sql`reserved >= 0 and on_hand >= reserved`),
  ],
);
