import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  check,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { skus } from '#features/catalog/api/public.ts';
import { id, instant, ref, unitPrice } from '#platform/api/columns.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** What search reads: one narrow row per SKU, rewritten by the worker when the catalogue changes. */
export const searchDocuments = pgTable(
  'search_documents',
  {
    skuId: ref('sku_id')
      .primaryKey()
      .references(() => skus.id, { onDelete: 'cascade' }),
    terms: tsvector('terms').notNull(),
    /** Item number and manufacturer number without `- / space . _`, upper case, half width. */
    codes: text('codes').array().notNull(),
    categoryId: ref('category_id').notNull(),
    categoryPath: bigint('category_path', { mode: 'bigint' }).array().notNull(),
    brandId: ref('brand_id'),
    seriesId: ref('series_id'),
    /** `name=value` pairs for facets. */
    facets: text('facets').array().notNull(),
    price: unitPrice('price').notNull(),
    listPrice: unitPrice('list_price').notNull(),
    dayType: smallint('day_type').notNull(),
    /** Group of the delivery facet; see rules/delivery-group.ts. */
    delivery: text('delivery').notNull(),
    productStatus: smallint('product_status').notNull(),
    salesCount: integer('sales_count').notNull(),
    listedAt: instant('listed_at').notNull(),
  },
  (t) => [
    index('search_documents_terms').using('gin', t.terms),
    index('search_documents_codes').using('gin', t.codes),
    index('search_documents_path').using('gin', t.categoryPath),
    index('search_documents_facets').using('gin', t.facets),
    index('search_documents_brand').on(t.brandId),
    index('search_documents_sales').on(t.salesCount.desc(), t.skuId),
  ],
);

/** What a person searched, newest first; `searchedAt` moves when the same words come again. */
export const searchHistory = pgTable(
  'search_history',
  {
    firmId: ref('firm_id').notNull(),
    userId: ref('user_id').notNull(),
    keyword: text('keyword').notNull(),
    searchedAt: instant('searched_at').notNull().default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.firmId, t.userId, t.keyword] }),
    index('search_history_recent').on(t.firmId, t.userId, t.searchedAt.desc()),
  ],
);

/** Clicks on results: the raw material of ranking and of "what did nobody find". */
export const searchClicks = pgTable('search_clicks', {
  id: bigserial('id', { mode: 'bigint' }).primaryKey(),
  firmId: ref('firm_id').notNull(),
  userId: ref('user_id'),
  keyword: text('keyword').notNull(),
  searchId: text('search_id').notNull(),
  itemNo: text('item_no').notNull(),
  clickedAt: instant('clicked_at').notNull().default(sql`now()`),
});

/** What can be offered while someone types: one row per spelling (as written, pinyin, initials, later parts of a word). */
export const searchSuggestions = pgTable(
  'search_suggestions',
  {
    id: id(),
    /** Spelling that the typed text is compared with from its start. */
    key: text('key').notNull(),
    /** `brand`, `category`, `keyword` or `item`. */
    kind: text('kind').notNull(),
    word: text('word').notNull(),
    /** Code of the brand or category, number of the item; empty for keywords. */
    code: text('code').notNull().default(''),
    weight: integer('weight').notNull(),
    skuId: ref('sku_id').references(() => skus.id, { onDelete: 'cascade' }),
  },
  (t) => [
    index('search_suggestions_key').using('btree', t.key.op('text_pattern_ops')),
    index('search_suggestions_sku').on(t.skuId),
  ],
);

/** Words that lead to a page of their own (search type `a`): campaigns, services, partner pages. */
export const searchRedirects = pgTable(
  'search_redirects',
  { id: id(), keyword: text('keyword').notNull(), url: text('url').notNull() },
  (t) => [
    uniqueIndex('search_redirects_keyword').on(t.keyword),
    check('search_redirects_url', sql`url ~ '^(https://|/[^/])'`),
  ],
);

/** What people say about a result list. */
export const searchFeedback = pgTable(
  'search_feedback',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    userId: ref('user_id').notNull(),
    keyword: text('keyword').notNull(),
    searchId: text('search_id').notNull(),
    content: text('content').notNull(),
    createdAt: instant('created_at').notNull().default(sql`now()`),
  },
  (t) => [index('search_feedback_firm').on(t.firmId, t.createdAt)],
);

/** Words that mean the same to a buyer, kept by the operator; the first one is the shop's own word. */
export const searchSynonyms = pgTable('search_synonyms', {
  id: id(),
  words: text('words').array().notNull(),
  updatedAt: instant('updated_at').notNull().default(sql`now()`),
});
