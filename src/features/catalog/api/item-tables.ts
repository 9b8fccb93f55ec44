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
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant, ref, updatedAt } from '#platform/api/columns.ts';
import { skus } from './catalog-tables.ts';

const skuRef = (name: string) =>
  ref(name)
    .notNull()
    .references(() => skus.id, { onDelete: 'cascade' });

/** Papers that belong to an item; the file lies in the file store under `storage_key`. */
export const skuDocuments = pgTable(
  'sku_documents',
  {
    id: id(),
    skuId: skuRef('sku_id'),
    kind: text('kind').notNull(),
    title: text('title').notNull(),
    fileName: text('file_name').notNull(),
    mediaType: text('media_type').notNull(),
    byteSize: integer('byte_size').notNull(),
    storageKey: text('storage_key').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('sku_documents_sku').on(t.skuId),
    check('sku_documents_kind', sql`kind in ('manual', 'msds', 'report', 'certificate', 'cad', 'datasheet')`),
  ],
);

/** What may be bought instead. `drop_in` fits as it is, `similar` does the job and differs; read both ways. */
export const skuReplacements = pgTable(
  'sku_replacements',
  {
    skuId: skuRef('sku_id'),
    replacementId: skuRef('replacement_id'),
    kind: text('kind').notNull(),
    note: text('note').notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.skuId, t.replacementId] }),
    index('sku_replacements_backwards').on(t.replacementId),
    check('sku_replacements_kind', sql`kind in ('drop_in', 'similar')`),
    check('sku_replacements_other', sql`sku_id <> replacement_id`),
  ],
);

/** Regions into which goods are not sold (specification 5, notCart). A region code counts for everything that starts with it. */
export const regionRules = pgTable(
  'region_rules',
  {
    id: id(),
    kind: text('kind').notNull(),
    targetId: ref('target_id').notNull(),
    /** First 2, 4 or all 6 digits of the code of a province, city or county. */
    regionPrefix: text('region_prefix').notNull(),
    reason: text('reason').notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('region_rules_target').on(t.kind, t.targetId, t.regionPrefix),
    check('region_rules_kind', sql`kind in ('category', 'brand', 'sku')`),
    check('region_rules_prefix', sql`region_prefix ~ '^([0-9]{2}|[0-9]{4}|[0-9]{6})$'`),
  ],
);

/** Where stock lies; `stock_levels.warehouse` is its code. */
export const warehouses = pgTable('warehouses', {
  code: text('code').primaryKey(),
  name: text('name').notNull(),
  /** Two digits of the province. */
  provinceCode: text('province_code').notNull(),
});

/** Days on the road from a warehouse into a province. */
export const warehouseTransits = pgTable(
  'warehouse_transits',
  {
    warehouse: text('warehouse')
      .notNull()
      .references(() => warehouses.code, { onDelete: 'cascade' }),
    provinceCode: text('province_code').notNull(),
    days: smallint('days').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.warehouse, t.provinceCode] }),
    check('warehouse_transits_days', sql`days between 0 and 60`),
  ],
);

/** UNSPSC classification: 4 levels of two digits each. */
export const unspscClasses = pgTable(
  'unspsc_classes',
  {
    /** Eight digits; higher levels end in zeros. */
    code: text('code').primaryKey(),
    level: smallint('level').notNull(),
    parentCode: text('parent_code'),
    nameZh: text('name_zh'),
    nameEn: text('name_en').notNull(),
  },
  (t) => [index('unspsc_classes_parent').on(t.parentCode), check('unspsc_classes_level', sql`level between 1 and 4`)],
);

/** What people say is wrong about an item; a visitor's report has no firm. */
export const itemCorrections = pgTable(
  'item_corrections',
  {
    id: id(),
    /** What the reporter quotes: JC202611210001. */
    number: text('number').notNull().unique(),
    skuId: ref('sku_id').notNull(),
    firmId: ref('firm_id'),
    userId: ref('user_id'),
    fields: text('fields').array().notNull(),
    content: text('content').notNull(),
    /** Where the answer goes: mail or phone; a member's own mail where it is empty. */
    contact: text('contact').notNull().default(''),
    /** Keys of pictures in the file store. */
    pictures: text('pictures').array().notNull().default(sql`'{}'`),
    /** pending 待处理, verified 已核实, corrected 已修正, rejected 不成立. */
    status: text('status').notNull().default('pending'),
    answer: text('answer').notNull().default(''),
    handledBy: ref('handled_by'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('item_corrections_status').on(t.status, t.createdAt.desc()),
    index('item_corrections_reporter').on(t.firmId, t.userId, t.createdAt.desc()),
    check('item_corrections_status', sql`status in ('pending', 'verified', 'corrected', 'rejected')`),
  ],
);

/** Uploads of catalogue files by the operator, each with what became of it. */
export const importRuns = pgTable(
  'import_runs',
  {
    id: id(),
    fileName: text('file_name').notNull(),
    storageKey: text('storage_key').notNull(),
    byteSize: bigint('byte_size', { mode: 'number' }).notNull(),
    supplier: text('supplier').notNull(),
    settings: jsonb('settings').notNull().default({}).$type<Record<string, unknown>>(),
    dryRun: boolean('dry_run').notNull().default(false),
    /** uploaded → queued → running → done | failed | cancelled. */
    status: text('status').notNull().default('uploaded'),
    rowsDone: integer('rows_done').notNull().default(0),
    rowsTotal: integer('rows_total'),
    added: integer('added').notNull().default(0),
    changed: integer('changed').notNull().default(0),
    skipped: integer('skipped').notNull().default(0),
    refused: integer('refused').notNull().default(0),
    problem: text('problem'),
    /** Row report in the file store. */
    reportKey: text('report_key'),
    userId: ref('user_id').notNull(),
    createdAt: createdAt(),
    finishedAt: instant('finished_at'),
  },
  (t) => [
    index('import_runs_recent').on(t.createdAt.desc()),
    check('import_runs_status', sql`status in ('uploaded', 'queued', 'running', 'done', 'failed', 'cancelled')`),
  ],
);

/** How the columns of a supplier's files were read last time. */
export const importMappings = pgTable(
  'import_mappings',
  {
    supplier: text('supplier').notNull(),
    /** The header row, joined; another header is another file. */
    header: text('header').notNull(),
    mapping: jsonb('mapping').notNull().$type<unknown>(),
    updatedAt: updatedAt(),
  },
  (t) => [primaryKey({ columns: [t.supplier, t.header] })],
);
