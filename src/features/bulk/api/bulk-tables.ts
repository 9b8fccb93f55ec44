import { index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, ref, updatedAt } from '#platform/api/columns.ts';
import { tableRules } from '#platform/api/table-rules.ts';
import type { RowAnswer } from '../contract/bulk-schemas.ts';
import type { KeptMapping } from '../rules/kept-mapping.ts';

/** A list of goods somebody brought, as it was read and judged; kept until it is used or a week old. */
export const bulkLists = pgTable(
  'bulk_lists',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    userId: ref('user_id').notNull(),
    listNo: text('list_no').notNull(),
    fileName: text('file_name').notNull().default(''),
    /** Header and rows as they came: the error sheet gives them back with a column more. */
    header: jsonb('header').notNull().$type<string[]>(),
    rows: jsonb('rows').notNull().$type<string[][]>(),
    /** Meaning of the columns by their places. */
    mapping: jsonb('mapping').notNull().$type<KeptMapping>(),
    /** What somebody chose for single rows, by their numbers. */
    answers: jsonb('answers').notNull().default({}).$type<Record<string, RowAnswer>>(),
    rowCount: integer('row_count').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [unique('bulk_lists_no').on(t.firmId, t.listNo), index('bulk_lists_expiry').on(t.expiresAt)],
);

/** Columns as a person has put them right, found again by the header of the next file. */
export const bulkMappings = pgTable(
  'bulk_mappings',
  {
    firmId: ref('firm_id').notNull(),
    userId: ref('user_id').notNull(),
    headerHash: text('header_hash').notNull(),
    mapping: jsonb('mapping').notNull().$type<KeptMapping>(),
    updatedAt: updatedAt(),
  },
  (t) => [primaryKey({ columns: [t.firmId, t.userId, t.headerHash] })],
);

export const bulkRules = tableRules([bulkLists, { openTo: 'worker' }]);
