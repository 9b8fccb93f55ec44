import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, ref } from '#platform/api/columns.ts';
import { tableRules } from '#platform/api/table-rules.ts';

/** Tasks that make a file in the background, and where it lies. Their owner alone sees them; the worker carries them out. */
export const transfers = pgTable(
  'transfers',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    userId: ref('user_id').notNull(),
    /** With whose place and by which way in he asked: his rights are read again by these. */
    memberId: ref('member_id').notNull(),
    loginSource: smallint('login_source').notNull(),
    kind: text('kind').notNull(),
    input: jsonb('input').notNull(),
    /** Two askings for the same are one task. */
    inputHash: text('input_hash').notNull(),
    /** Of what is made by the calendar: by which schedule, and for which of its times. */
    scheduleId: ref('schedule_id'),
    dueAt: instant('due_at'),
    fileName: text('file_name').notNull(),
    status: text('status').notNull().default('queued'),
    tries: smallint('tries').notNull().default(0),
    rowsDone: integer('rows_done').notNull().default(0),
    rowsTotal: integer('rows_total'),
    /** What he was allowed to see when the file was made. */
    madeFor: text('made_for'),
    storedAs: text('stored_as'),
    bytes: bigint('bytes', { mode: 'number' }),
    problem: text('problem'),
    createdAt: createdAt(),
    startedAt: instant('started_at'),
    finishedAt: instant('finished_at'),
    expiresAt: instant('expires_at'),
    fetchedAt: instant('fetched_at'),
  },
  (t) => [
    uniqueIndex('transfers_open')
      .on(t.firmId, t.userId, t.kind, t.inputHash)
      .where(sql`status in ('queued', 'running')`),
    index('transfers_own').on(t.firmId, t.userId, t.id.desc()),
    uniqueIndex('transfers_run').on(t.firmId, t.scheduleId, t.dueAt, t.userId).where(sql`schedule_id is not null`),
    index('transfers_over').on(t.finishedAt).where(sql`status in ('done', 'failed', 'cancelled')`),
    check('transfers_scheduled', sql`(schedule_id is null) = (due_at is null)`),
    check('transfers_rows', sql`rows_done >= 0 and tries >= 0`),
    check('transfers_done', sql`(status = 'done') = (stored_as is not null)`),
  ],
);

export const transferRules = tableRules([transfers, { openTo: 'by hand', states: { machine: 'transfer' } }]);
