import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { skus } from '#features/catalog/api/catalog-tables.ts';
import { createdAt, fen, ref, updatedAt } from '#platform/api/columns.ts';
import { tableRules } from '#platform/api/table-rules.ts';
import { USUAL_REMARK } from '../rules/invoice-words.ts';

/** 商品和服务税收分类编码, as the operator imports it from the official table. */
export const taxCodes = pgTable(
  'tax_codes',
  {
    code: text('code').primaryKey(),
    name: text('name').notNull(),
    /** Stands before the name of goods on an invoice: *简称*名称. */
    shortName: text('short_name').notNull(),
    /** A heading of others: nothing is invoiced under it. */
    summary: boolean('summary').notNull().default(false),
    /** Invented for the demo. */
    demo: boolean('demo').notNull().default(false),
    updatedAt: updatedAt(),
  },
  () => [check('tax_codes_code', sql`code ~ '^[0-9]{19}$'`)],
);

/** Codes the desk gave to goods that came without one, or with a wrong one. */
export const itemTaxCodes = pgTable('item_tax_codes', {
  skuId: ref('sku_id')
    .primaryKey()
    .references(() => skus.id),
  code: text('code')
    .notNull()
    .references(() => taxCodes.code),
  userId: ref('user_id').notNull(),
  createdAt: createdAt(),
});

/** Goods for which the shop issues ordinary invoices alone, whatever the title (behaviours 2.9, isCanVAT). */
export const ordinaryItems = pgTable('ordinary_items', {
  skuId: ref('sku_id')
    .primaryKey()
    .references(() => skus.id),
  userId: ref('user_id').notNull(),
  createdAt: createdAt(),
});

/** What is agreed with one customer; without a word the limits of the shop hold. */
export const invoiceFirmTerms = pgTable(
  'invoice_firm_terms',
  {
    firmId: ref('firm_id').primaryKey(),
    mostLines: integer('most_lines'),
    limitFen: fen('limit_fen'),
    merge: boolean('merge'),
    remarkTemplate: text('remark_template'),
    /** No application of its is accepted without a person. */
    reviewed: boolean('reviewed').notNull().default(false),
    version: integer('version').notNull().default(1),
    updatedAt: updatedAt(),
  },
  () => [check('invoice_firm_terms_limits', sql`most_lines between 1 and 2000 and limit_fen > 0`)],
);

/** Limits of the shop: one row. */
export const invoicePolicy = pgTable(
  'invoice_policy',
  {
    id: smallint('id').primaryKey().default(1),
    /** Most lines of one invoice, and most it may come to. */
    mostLines: integer('most_lines').notNull().default(100),
    limitFen: fen('limit_fen').notNull().default(sql`10000000`),
    /** Applications up to this are accepted without a person; 0: none. */
    aloneFen: fen('alone_fen').notNull().default(sql`0`),
    reviewHours: smallint('review_hours').notNull().default(8),
    /** What applications begin with: one invoice for several orders, and the words of the remark. */
    merge: boolean('merge').notNull().default(true),
    remarkTemplate: text('remark_template').notNull().default(USUAL_REMARK),
    version: integer('version').notNull().default(1),
    updatedAt: updatedAt(),
  },
  () => [
    check('invoice_policy_one', sql`id = 1`),
    check(
      'invoice_policy_limits',
      sql`most_lines between 1 and 2000 and limit_fen > 0 and alone_fen >= 0 and review_hours > 0`,
    ),
  ],
);

export const invoiceTermRules = tableRules([invoiceFirmTerms, { openTo: 'desk' }]);
