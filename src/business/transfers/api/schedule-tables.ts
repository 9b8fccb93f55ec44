import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant, ref, updatedAt } from '#platform/api/columns.ts';
import { tableRules } from '#platform/api/table-rules.ts';

/** Exports that are made by the calendar: what, when, and in whose name. */
export const exportSchedules = pgTable(
  'export_schedules',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    /** Its maker, by his place: with it, or with the right to the export, it ends. */
    userId: ref('user_id').notNull(),
    memberId: ref('member_id').notNull(),
    loginSource: smallint('login_source').notNull(),
    /** As he was called then: those it is made for are told by whom. */
    makerName: text('maker_name').notNull(),
    kind: text('kind').notNull(),
    name: text('name').notNull(),
    /** Filters as its call takes them, without the days of the period. */
    input: jsonb('input').notNull(),
    period: text('period').notNull(),
    rhythm: text('rhythm').notNull(),
    day: smallint('day').notNull(),
    hour: smallint('hour').notNull(),
    status: text('status').notNull().default('active'),
    /** Why it ended, in a sentence. */
    endedReason: text('ended_reason'),
    nextAt: instant('next_at').notNull(),
    lastAt: instant('last_at'),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('export_schedules_firm_id').on(t.firmId, t.id),
    index('export_schedules_due').on(t.nextAt).where(sql`status = 'active'`),
    index('export_schedules_maker').on(t.firmId, t.userId),
    check('export_schedules_time', sql`hour between 0 and 23 and day between 0 and 31`),
    check('export_schedules_rhythm', sql`rhythm in ('daily', 'weekly', 'monthly')`),
    check('export_schedules_ended', sql`(status = 'ended') = (ended_reason is not null)`),
    check('export_schedules_status', sql`status in ('active', 'paused', 'ended')`),
  ],
);

/** Who gets the file, each made with his own rights. */
export const exportReceivers = pgTable(
  'export_receivers',
  {
    firmId: ref('firm_id').notNull(),
    scheduleId: ref('schedule_id').notNull(),
    userId: ref('user_id').notNull(),
    memberId: ref('member_id').notNull(),
    name: text('name').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.firmId, t.scheduleId, t.userId] }),
    index('export_receivers_own').on(t.firmId, t.userId),
    foreignKey({
      name: 'export_receivers_schedule',
      columns: [t.firmId, t.scheduleId],
      foreignColumns: [exportSchedules.firmId, exportSchedules.id],
    }).onDelete('cascade'),
  ],
);

export const scheduleRules = tableRules(
  [exportSchedules, { openTo: 'worker' }],
  [exportReceivers, { openTo: 'worker' }],
);
