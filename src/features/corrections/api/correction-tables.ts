import { sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, ref, updatedAt } from '#platform/api/columns.ts';
import { tableRules } from '#platform/api/table-rules.ts';

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

export const correctionRules = tableRules([itemCorrections, { openTo: 'by hand' }]);
