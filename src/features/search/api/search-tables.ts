import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { skus } from '#features/catalog/api/catalog-tables.ts';
import { id, instant, ref } from '#platform/api/columns.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * What search reads: one narrow row per SKU, rewritten by the worker when the catalogue changes. Everything a query can
 * ask for is a lexeme of `terms`, so one index answers and no row is looked at in vain; `terms` itself lies outside the
 * row. The migration gives the columns their storage and holds the function that reads candidates.
 */
export const searchDocuments = pgTable(
  'search_documents',
  {
    skuId: ref('sku_id')
      .primaryKey()
      .references(() => skus.id, { onDelete: 'cascade' }),
    /** What is sorted and counted; see facts-codec.ts. */
    facts: text('facts').notNull(),
    terms: tsvector('terms').notNull(),
  },
  (t) => [index('search_documents_terms').using('gin', t.terms).with({ fastupdate: false })],
);

/** Numbers that items answer to: without `- / space . _`, upper case, half width. */
export const searchCodes = pgTable(
  'search_codes',
  {
    skuId: ref('sku_id')
      .notNull()
      .references(() => skus.id, { onDelete: 'cascade' }),
    code: text('code').notNull(),
    /** The item's own number, not the manufacturer's. */
    own: boolean('own').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.skuId, t.code] }),
    index('search_codes_code').using('btree', t.code.op('text_pattern_ops')),
  ],
);

/** Names of attributes, numbered for documents. */
export const searchFacetNames = pgTable('search_facet_names', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  name: text('name').notNull().unique(),
});

/** Values of attributes, numbered for documents; never deleted, so a number means the same for ever. */
export const searchFacetValues = pgTable(
  'search_facet_values',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    nameId: integer('name_id')
      .notNull()
      .references(() => searchFacetNames.id),
    value: text('value').notNull(),
    /** The figure the value begins with; ranges are looked up by it. */
    figure: doublePrecision('figure'),
  },
  (t) => [
    uniqueIndex('search_facet_values_value').on(t.nameId, t.value),
    index('search_facet_values_figure').on(t.nameId, t.figure),
  ],
);

/**
 * One row: how often the state of documents has changed, by which is meant whether and to whom they are sold or shown. It
 * moves in the transaction of the change, so whoever reads it knows whether what he counted before still holds.
 */
export const searchStates = pgTable(
  'search_states',
  { id: integer('id').primaryKey().default(1), generation: bigint('generation', { mode: 'number' }).notNull() },
  () => [check('search_states_one', sql`id = 1`)],
);

/** How far a rebuild of the index has come; a row exists only while one runs or was cut off. */
export const searchRebuilds = pgTable('search_rebuilds', {
  id: id(),
  startedAt: instant('started_at').notNull().default(sql`now()`),
  /** The item written last, in the order of sales. */
  salesCount: integer('sales_count').notNull(),
  skuId: ref('sku_id').notNull(),
  written: integer('written').notNull().default(0),
});

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

/** How often a word found nothing on a day; whoever typed it is not kept. */
export const searchMisses = pgTable(
  'search_misses',
  {
    day: date('day', { mode: 'string' }).notNull(),
    /** As `wordKey` writes it: what means the same counts together. */
    word: text('word').notNull(),
    times: integer('times').notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.word] }), check('search_misses_times', sql`times > 0`)],
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
    /** `brand`, `category` or `keyword`. */
    kind: text('kind').notNull(),
    word: text('word').notNull(),
    /** Code of the brand or category; empty for keywords. */
    code: text('code').notNull().default(''),
    weight: integer('weight').notNull(),
    /** What the word speaks of: hidden with it. */
    brandId: ref('brand_id'),
    categoryPath: bigint('category_path', { mode: 'bigint' }).array().notNull().default(sql`'{}'`),
  },
  (t) => [
    index('search_suggestions_key').using('btree', t.key.op('text_pattern_ops')),
    // One, two and three letters begin thousands of words: the weightiest are read in order, the rest not at all.
    index('search_suggestions_begin1').on(sql`left(key, 1)`, t.weight.desc()),
    index('search_suggestions_begin2').on(sql`left(key, 2)`, t.weight.desc()),
    index('search_suggestions_begin3').on(sql`left(key, 3)`, t.weight.desc()),
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
