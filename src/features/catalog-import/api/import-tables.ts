import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, ref, updatedAt } from '#platform/api/columns.ts';

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
