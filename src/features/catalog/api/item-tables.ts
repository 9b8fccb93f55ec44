import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, ref } from '#platform/api/columns.ts';
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
