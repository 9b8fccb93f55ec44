import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, ref, unitPrice, updatedAt } from '#platform/api/columns.ts';
import { tableRules } from '#platform/api/table-rules.ts';

/**
 * Prices agreed with one firm, from a quantity on, for a time. Two of the same item and quantity never overlap
 * (exclusion constraint in the migration). Tax included, 1/10,000 yuan.
 */
export const agreementPrices = pgTable(
  'agreement_prices',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    skuId: ref('sku_id').notNull(),
    agreementNo: text('agreement_no').notNull(),
    minQuantity: integer('min_quantity').notNull().default(1),
    price: unitPrice('price').notNull(),
    /** First and last day in Shanghai; no last day: until further notice. */
    validFrom: date('valid_from').notNull(),
    validTo: date('valid_to'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('agreement_prices_item').on(t.firmId, t.skuId),
    check('agreement_prices_price', sql`price > 0`),
    check('agreement_prices_quantity', sql`min_quantity between 1 and 999999`),
    check('agreement_prices_validity', sql`valid_to is null or valid_to >= valid_from`),
  ],
);

/** Promotions everybody gets, for a time. */
export const promotionPrices = pgTable(
  'promotion_prices',
  {
    id: id(),
    skuId: ref('sku_id').notNull(),
    name: text('name').notNull(),
    price: unitPrice('price').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('promotion_prices_item').on(t.skuId, t.endsAt),
    // Those that run, whatever has run before.
    index('promotion_prices_end').on(t.endsAt),
    check('promotion_prices_price', sql`price > 0`),
    check('promotion_prices_time', sql`ends_at > starts_at`),
  ],
);

/**
 * What an item costs the shop, tax included, and the least it is sold for without a second person's word: for the desk
 * alone, no policy shows it to anybody else. Items without a row have costs nobody has told the shop yet.
 */
export const itemCosts = pgTable(
  'item_costs',
  {
    skuId: ref('sku_id').primaryKey(),
    cost: unitPrice('cost').notNull(),
    floor: unitPrice('floor').notNull(),
    supplier: text('supplier').notNull().default(''),
    updatedAt: updatedAt(),
  },
  () => [check('item_costs_amounts', sql`cost >= 0 and floor >= cost`)],
);

export const priceRules = tableRules([agreementPrices, { openTo: 'desk' }]);
