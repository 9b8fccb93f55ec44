import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { skus } from '#features/catalog/api/catalog-tables.ts';
import { createdAt, id, ref, updatedAt } from '#platform/api/columns.ts';

/** A named list of goods somebody buys from again and again (选型清单). */
export const selectionLists = pgTable(
  'selection_lists',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    userId: ref('user_id').notNull(),
    name: text('name').notNull(),
    note: text('note').notNull().default(''),
    /** Seen and used by the whole firm, changed by its owner alone. */
    shared: boolean('shared').notNull().default(false),
    version: integer('version').notNull().default(1),
    /** Deleted lists keep their number for a while, so that the deletion can be undone. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('selection_lists_firm_id').on(t.firmId, t.id),
    uniqueIndex('selection_lists_name').on(t.firmId, t.userId, t.name).where(sql`deleted_at is null`),
    index('selection_lists_recent').on(t.firmId, t.updatedAt.desc()),
  ],
);

export const selectionLines = pgTable(
  'selection_lines',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    listId: ref('list_id').notNull(),
    skuId: ref('sku_id')
      .notNull()
      .references(() => skus.id),
    quantity: integer('quantity').notNull(),
    note: text('note').notNull().default(''),
    place: integer('place').notNull(),
  },
  (t) => [
    unique('selection_lines_sku').on(t.firmId, t.listId, t.skuId),
    foreignKey({ columns: [t.firmId, t.listId], foreignColumns: [selectionLists.firmId, selectionLists.id] }),
    check('selection_lines_quantity', sql`quantity between 1 and 999999`),
  ],
);
