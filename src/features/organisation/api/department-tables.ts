import { sql } from 'drizzle-orm';
import { check, date, foreignKey, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id, ref } from '#platform/api/columns.ts';
import { tableRules } from '#platform/api/table-rules.ts';

/** A department of a firm. `path` holds the ids from the top down to itself (`/12/34/`): a branch is one prefix. */
export const departments = pgTable(
  'departments',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    parentId: ref('parent_id'),
    name: text('name').notNull(),
    code: text('code').notNull().default(''),
    path: text('path').notNull().default(''),
    /** Who leads it; approvals of its people go there. The reference stands in the migration: members know departments. */
    headMemberId: ref('head_member_id'),
    /** Among its siblings. */
    place: integer('place').notNull().default(0),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [
    unique('departments_firm_id').on(t.firmId, t.id),
    unique('departments_name').on(t.firmId, t.parentId, t.name).nullsNotDistinct(),
    foreignKey({ columns: [t.firmId, t.parentId], foreignColumns: [t.firmId, t.id] }),
    index('departments_path').on(t.firmId, t.path.op('text_pattern_ops')),
    check('departments_parent', sql`parent_id is distinct from id`),
  ],
);

/** Days on which a firm works or not, where they differ from the calendar of the shop: approvals count working days. */
export const firmDays = pgTable(
  'firm_days',
  {
    firmId: ref('firm_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    kind: text('kind').notNull(),
    note: text('note').notNull().default(''),
  },
  (t) => [primaryKey({ columns: [t.firmId, t.day] }), check('firm_days_kind', sql`kind in ('work', 'rest')`)],
);

export const departmentRules = tableRules([departments, { openTo: 'worker' }], [firmDays, { openTo: 'worker' }]);
