import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, ref } from './columns.ts';
import { tableRules } from './table-rules.ts';

/** Answers of calls that create something, replayed for 30 days when a client repeats its key. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    firmId: ref('firm_id').notNull(),
    userId: ref('user_id').notNull(),
    route: text('route').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    body: jsonb('body'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.firmId, t.userId, t.route, t.key] }),
    index('idempotency_keys_created_at').on(t.createdAt),
  ],
);

/** Effects on others, written in the transaction that causes them and carried out by a worker. */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    topic: text('topic').notNull(),
    firmId: ref('firm_id'),
    payload: jsonb('payload').notNull(),
    attempts: smallint('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull().default(sql`now()`),
    lastError: text('last_error'),
    doneAt: instant('done_at'),
    deadAt: instant('dead_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('outbox_open').on(t.nextAttemptAt, t.id).where(sql`done_at is null and dead_at is null`),
    index('outbox_done_at').on(t.doneAt),
  ],
);

/** Who did what, append only. `firmId` 0 stands for events outside any firm. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    userId: ref('user_id'),
    action: text('action').notNull(),
    objectType: text('object_type').notNull(),
    objectId: text('object_id'),
    before: jsonb('before'),
    after: jsonb('after'),
    requestId: text('request_id'),
    createdAt: createdAt(),
  },
  (t) => [
    index('audit_log_firm').on(t.firmId, t.createdAt),
    index('audit_log_object').on(t.firmId, t.objectType, t.objectId),
  ],
);

/** Counters of rate classes that must hold over every process (layout is the limiter library's). */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'bigint' }),
});

/**
 * Legal moves of everything that has states, by machine; filled from the tables of the rules and enforced by triggers.
 * Orders have a table of their own, older than this one.
 */
export const stateTransitions = pgTable(
  'state_transitions',
  {
    machine: text('machine').notNull(),
    fromStatus: text('from_status').notNull(),
    toStatus: text('to_status').notNull(),
  },
  (t) => [primaryKey({ columns: [t.machine, t.fromStatus, t.toStatus] })],
);

/** The audit log, sealed in order: each hash covers the row and the hash before it, so that no row can be changed unseen. */
export const auditChain = pgTable(
  'audit_chain',
  {
    firmId: ref('firm_id').notNull(),
    /** 1, 2, 3 … within the firm. */
    place: bigint('place', { mode: 'bigint' }).notNull(),
    logId: ref('log_id').notNull().unique('audit_chain_log'),
    hash: text('hash').notNull(),
    sealedAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.firmId, t.place] })],
);

export const platformRules = tableRules(
  [idempotencyKeys, { openTo: 'worker' }],
  [outbox, { openTo: 'by hand' }],
  [auditLog, { openTo: 'by hand', writtenOnce: 'rows' }],
  [auditChain, { openTo: 'worker', writtenOnce: 'rows' }],
);
