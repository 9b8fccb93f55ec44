import { sql } from 'drizzle-orm';
import { check, foreignKey, index, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, ref } from '#platform/api/columns.ts';
import { tableRules } from '#platform/api/table-rules.ts';
import { delayedStates } from '../rules/delayed-decision.ts';
import { approvalRequests, approvalTasks } from './approval-tables.ts';

/** What goes with the decision, as it was pressed. */
export interface DelayedWish {
  comment: string;
  fileIds: string[];
  refusedLines: { lineNo: number; reason: string }[];
}

/** A decision of one press: it waits here until it is due, and can be taken back as long as it waits. */
export const approvalDelayedDecisions = pgTable(
  'approval_delayed_decisions',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    requestId: ref('request_id').notNull(),
    taskId: ref('task_id').notNull(),
    memberId: ref('member_id').notNull(),
    userId: ref('user_id').notNull(),
    /** The document as the person saw it: of another one nothing is carried out. */
    snapshotHash: text('snapshot_hash').notNull(),
    wish: jsonb('wish').$type<DelayedWish>().notNull(),
    status: text('status').notNull().default('waiting'),
    /** Why it was not carried out, for the person. */
    words: text('words').notNull().default(''),
    dueAt: instant('due_at').notNull(),
    endedAt: instant('ended_at'),
    createdAt: createdAt(),
  },
  (t) => [
    unique('approval_delayed_decisions_firm_id').on(t.firmId, t.id),
    foreignKey({ columns: [t.firmId, t.requestId], foreignColumns: [approvalRequests.firmId, approvalRequests.id] }),
    foreignKey({ columns: [t.firmId, t.taskId], foreignColumns: [approvalTasks.firmId, approvalTasks.id] }),
    uniqueIndex('approval_delayed_decisions_waiting').on(t.firmId, t.taskId).where(sql`status = 'waiting'`),
    // What waits has no end yet and comes last.
    index('approval_delayed_decisions_person').on(t.firmId, t.userId, sql`(coalesce(ended_at, 'infinity'))`),
    index('approval_delayed_decisions_task').on(t.firmId, t.taskId, t.id.desc()),
    index('approval_delayed_decisions_due').on(t.dueAt).where(sql`status = 'waiting'`),
    check('approval_delayed_decisions_ended', sql`(status = 'waiting') = (ended_at is null)`),
  ],
);

export const delayedDecisionRules = tableRules([approvalDelayedDecisions, { openTo: 'worker', states: delayedStates }]);
