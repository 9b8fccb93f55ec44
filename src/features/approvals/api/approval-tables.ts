import { sql } from 'drizzle-orm';
import {
  boolean,
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
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { memberships } from '#features/access/api/access-tables.ts';
import { createdAt, fen, id, instant, ref, updatedAt } from '#platform/api/columns.ts';
import { tableRules } from '#platform/api/table-rules.ts';
import { approvalStates, stepStates, taskStates } from '../rules/approval-status.ts';

/** A document that waits for approval, or has waited (behaviours 2.8, instance). */
export const approvalRequests = pgTable(
  'approval_requests',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    requestNo: text('request_no').notNull(),
    documentType: text('document_type').notNull(),
    documentNo: text('document_no').notNull(),
    /** One line that tells the document apart in a list. */
    title: text('title').notNull(),
    requesterUserId: ref('requester_user_id').notNull(),
    requesterMemberId: ref('requester_member_id').notNull(),
    departmentId: ref('department_id'),
    amountFen: fen('amount_fen').notNull(),
    status: text('status').notNull().default('running'),
    /** Step that is being decided; 0 before the first. */
    currentStep: smallint('current_step').notNull().default(0),
    /** The document as it was asked about; a decision is about exactly this. */
    snapshot: jsonb('snapshot').notNull(),
    snapshotHash: text('snapshot_hash').notNull(),
    /** Which flows fired and why, for the page. */
    reasons: jsonb('reasons').notNull().default([]),
    urgent: boolean('urgent').notNull().default(false),
    /** Until when price and stock are held. */
    holdUntil: instant('hold_until'),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    decidedAt: instant('decided_at'),
  },
  (t) => [
    unique('approval_requests_firm_id').on(t.firmId, t.id),
    unique('approval_requests_no').on(t.firmId, t.requestNo),
    uniqueIndex('approval_requests_open')
      .on(t.firmId, t.documentType, t.documentNo)
      .where(sql`status in ('running', 'returned')`),
    index('approval_requests_requester').on(t.firmId, t.requesterUserId, t.id.desc()),
    index('approval_requests_list').on(t.firmId, t.id.desc()),
    index('approval_requests_hold')
      .on(t.holdUntil)
      .where(sql`status in ('running', 'returned') and hold_until is not null`),
    check('approval_requests_amount', sql`amount_fen >= 0`),
  ],
);

/** A node of a request, with the approvers found when it began. */
export const approvalSteps = pgTable(
  'approval_steps',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    requestId: ref('request_id').notNull(),
    stepNo: smallint('step_no').notNull(),
    name: text('name').notNull(),
    mode: text('mode').notNull(),
    needed: smallint('needed').notNull().default(1),
    status: text('status').notNull().default('waiting'),
    /** Why this step is there: the flow that asked for it, in words. */
    reason: text('reason').notNull().default(''),
    escalateAfterHours: integer('escalate_after_hours'),
    activatedAt: instant('activated_at'),
    decidedAt: instant('decided_at'),
  },
  (t) => [
    unique('approval_steps_firm_id').on(t.firmId, t.id),
    unique('approval_steps_no').on(t.firmId, t.requestId, t.stepNo),
    foreignKey({ columns: [t.firmId, t.requestId], foreignColumns: [approvalRequests.firmId, approvalRequests.id] }),
    check('approval_steps_mode', sql`mode in ('any', 'all', 'sequence', 'n_of_m', 'per_department')`),
    check('approval_steps_needed', sql`needed >= 1`),
  ],
);

/** What one person is asked to decide. */
export const approvalTasks = pgTable(
  'approval_tasks',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    requestId: ref('request_id').notNull(),
    stepId: ref('step_id').notNull(),
    /** Who decides now. */
    memberId: ref('member_id').notNull(),
    userId: ref('user_id').notNull(),
    /** For whom: the person the flow named, where somebody else stands in. */
    onBehalfOf: ref('on_behalf_of'),
    /** Department it speaks for, in steps with one of each department. */
    departmentId: ref('department_id'),
    place: smallint('place').notNull().default(0),
    status: text('status').notNull().default('waiting'),
    /** Why it was skipped or went to somebody else. */
    reason: text('reason').notNull().default(''),
    comment: text('comment').notNull().default(''),
    /** Request and version the person had before the eyes when deciding. */
    decidedHash: text('decided_hash'),
    dueAt: instant('due_at'),
    remindedAt: instant('reminded_at'),
    reminders: smallint('reminders').notNull().default(0),
    createdAt: createdAt(),
    decidedAt: instant('decided_at'),
  },
  (t) => [
    unique('approval_tasks_firm_id').on(t.firmId, t.id),
    foreignKey({ columns: [t.firmId, t.requestId], foreignColumns: [approvalRequests.firmId, approvalRequests.id] }),
    foreignKey({ columns: [t.firmId, t.stepId], foreignColumns: [approvalSteps.firmId, approvalSteps.id] }),
    foreignKey({ columns: [t.firmId, t.memberId], foreignColumns: [memberships.firmId, memberships.id] }),
    index('approval_tasks_todo').on(t.firmId, t.userId, t.id.desc()).where(sql`status = 'pending'`),
    index('approval_tasks_done').on(t.firmId, t.userId, t.decidedAt.desc()).where(sql`decided_at is not null`),
    index('approval_tasks_request').on(t.firmId, t.requestId),
    index('approval_tasks_due').on(t.dueAt).where(sql`status = 'pending' and due_at is not null`),
  ],
);

/** Who is told without being asked (抄送). */
export const approvalCopies = pgTable(
  'approval_copies',
  {
    firmId: ref('firm_id').notNull(),
    requestId: ref('request_id').notNull(),
    userId: ref('user_id').notNull(),
    readAt: instant('read_at'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.firmId, t.requestId, t.userId] }),
    foreignKey({ columns: [t.firmId, t.requestId], foreignColumns: [approvalRequests.firmId, approvalRequests.id] }),
    index('approval_copies_person').on(t.firmId, t.userId, t.createdAt.desc()),
  ],
);

/** Lines an approver has refused: what is approved is the rest (行级通过). */
export const approvalLineRefusals = pgTable(
  'approval_line_refusals',
  {
    firmId: ref('firm_id').notNull(),
    requestId: ref('request_id').notNull(),
    lineNo: integer('line_no').notNull(),
    taskId: ref('task_id').notNull(),
    userId: ref('user_id').notNull(),
    reason: text('reason').notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.firmId, t.requestId, t.lineNo] }),
    foreignKey({ columns: [t.firmId, t.requestId], foreignColumns: [approvalRequests.firmId, approvalRequests.id] }),
  ],
);

/** What happened to a request, in order, append only: decisions, comments, reminders. */
export const approvalEvents = pgTable(
  'approval_events',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    requestId: ref('request_id').notNull(),
    taskId: ref('task_id'),
    /** Null: the shop itself. */
    userId: ref('user_id'),
    onBehalfOf: ref('on_behalf_of'),
    kind: text('kind').notNull(),
    detail: text('detail').notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    foreignKey({ columns: [t.firmId, t.requestId], foreignColumns: [approvalRequests.firmId, approvalRequests.id] }),
    index('approval_events_request').on(t.firmId, t.requestId, t.id),
  ],
);

/** Who decides while somebody is away. */
export const approvalDelegations = pgTable(
  'approval_delegations',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    memberId: ref('member_id').notNull(),
    delegateMemberId: ref('delegate_member_id').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** Empty: every kind. */
    documentTypes: text('document_types').array().notNull().default(sql`'{}'`),
    /** Most that the delegate may decide; null: no cap. */
    capFen: fen('cap_fen'),
    reason: text('reason').notNull().default(''),
    revokedAt: instant('revoked_at'),
    createdAt: createdAt(),
  },
  (t) => [
    unique('approval_delegations_firm_id').on(t.firmId, t.id),
    foreignKey({ columns: [t.firmId, t.memberId], foreignColumns: [memberships.firmId, memberships.id] }),
    foreignKey({ columns: [t.firmId, t.delegateMemberId], foreignColumns: [memberships.firmId, memberships.id] }),
    index('approval_delegations_person').on(t.firmId, t.memberId, t.endsAt),
    check('approval_delegations_time', sql`ends_at > starts_at`),
    check('approval_delegations_other', sql`delegate_member_id <> member_id`),
    check('approval_delegations_cap', sql`cap_fen is null or cap_fen >= 0`),
  ],
);

/** Links in mails: one task, one person, one use, for at most 72 hours; only the SHA-256 of the token is kept. */
export const approvalMailTokens = pgTable(
  'approval_mail_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    firmId: ref('firm_id').notNull(),
    taskId: ref('task_id').notNull(),
    userId: ref('user_id').notNull(),
    /** Version of the request it is about: any change makes it worthless. */
    requestVersion: integer('request_version').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    createdAt: createdAt(),
  },
  (t) => [
    foreignKey({ columns: [t.firmId, t.taskId], foreignColumns: [approvalTasks.firmId, approvalTasks.id] }),
    index('approval_mail_tokens_task').on(t.firmId, t.taskId),
    index('approval_mail_tokens_expires').on(t.expiresAt),
  ],
);

export const approvalRules = tableRules(
  [approvalRequests, { openTo: 'worker', states: approvalStates }],
  [approvalSteps, { openTo: 'worker', states: stepStates }],
  [approvalTasks, { openTo: 'worker', states: taskStates }],
  [approvalCopies, { openTo: 'worker' }],
  [approvalLineRefusals, { openTo: 'worker' }],
  [approvalEvents, { openTo: 'worker', writtenOnce: 'rows' }],
  [approvalDelegations, { openTo: 'worker' }],
  [approvalMailTokens, { openTo: 'worker' }],
);
