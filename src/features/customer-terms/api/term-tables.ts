import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, fen, id, instant, ref, updatedAt } from '#platform/api/columns.ts';
import { tableRules } from '#platform/api/table-rules.ts';
import type { SomeTerms } from '../rules/term-difference.ts';
import { creditApplicationStates, termChangeStates } from '../rules/term-states.ts';

/**
 * What is kept of a customer's terms beside the places where they count (firms, credit_accounts): their version, and a
 * limit that holds for a while. No row: nothing was changed yet.
 */
export const customerTerms = pgTable(
  'customer_terms',
  {
    firmId: ref('firm_id').primaryKey(),
    /** Last day of the limit that holds now; null: until further notice. */
    raiseUntil: date('raise_until', { mode: 'string' }),
    /** Limit that holds after that day, as `credit_accounts` keeps it. */
    raiseBackFen: fen('raise_back_fen'),
    /** Counts changes that hold. */
    version: integer('version').notNull().default(0),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('customer_terms_raised').on(t.raiseUntil).where(sql`raise_until is not null`),
    check('customer_terms_raise', sql`(raise_until is null) = (raise_back_fen is null)`),
  ],
);

/** An application of a company for credit, or for more of it. */
export const creditApplications = pgTable(
  'credit_applications',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    userId: ref('user_id').notNull(),
    applicationNo: text('application_no').notNull(),
    kind: text('kind').notNull(),
    amountFen: fen('amount_fen').notNull(),
    /** Asked for with a first credit; null: as it is. */
    termDays: integer('term_days'),
    /** Last day of a raise for a while. */
    until: date('until', { mode: 'string' }),
    reason: text('reason').notNull(),
    status: text('status').notNull().default('submitted'),
    grantedFen: fen('granted_fen'),
    grantedUntil: date('granted_until', { mode: 'string' }),
    decidedBy: ref('decided_by'),
    decidedAt: instant('decided_at'),
    /** What the desk says to the company. */
    answer: text('answer').notNull().default(''),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('credit_applications_firm_id').on(t.firmId, t.id),
    unique('credit_applications_no').on(t.firmId, t.applicationNo),
    // The desk finds one by its number alone.
    index('credit_applications_number').on(t.applicationNo),
    // One at a time: whoever asks again first withdraws.
    uniqueIndex('credit_applications_open').on(t.firmId).where(sql`status in ('submitted', 'checking')`),
    index('credit_applications_queue').on(t.status, t.createdAt),
    check('credit_applications_kind', sql`kind in ('open', 'raise', 'temporary')`),
    check('credit_applications_amount', sql`amount_fen > 0 and (kind = 'temporary') = (until is not null)`),
    check('credit_applications_granted', sql`(status in ('granted', 'checking')) = (granted_fen is not null)`),
  ],
);

/** History of the terms: every change, who made it and why; one that wants a second person waits. */
export const customerTermChanges = pgTable(
  'customer_term_changes',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    status: text('status').notNull(),
    /** Fields that change, as they were and as they are to be. */
    before: jsonb('before').notNull().$type<SomeTerms>(),
    after: jsonb('after').notNull().$type<SomeTerms>(),
    reason: text('reason').notNull(),
    /** Why one person was not enough. */
    secondFor: text('second_for').array().notNull().default(sql`'{}'`),
    applicationId: ref('application_id'),
    /** Null: the calendar. */
    proposedBy: ref('proposed_by'),
    proposedAt: createdAt(),
    checkedBy: ref('checked_by'),
    checkedAt: instant('checked_at'),
    note: text('note').notNull().default(''),
  },
  (t) => [
    foreignKey({
      columns: [t.firmId, t.applicationId],
      foreignColumns: [creditApplications.firmId, creditApplications.id],
    }),
    // One waits at a time: the second of two would begin from what the first is about to change.
    uniqueIndex('customer_term_changes_waiting').on(t.firmId).where(sql`status = 'waiting'`),
    index('customer_term_changes_firm').on(t.firmId, t.id.desc()),
    check('customer_term_changes_persons', sql`checked_by <> proposed_by`),
    check(
      'customer_term_changes_second',
      sql`cardinality(second_for) = 0 or status <> 'effective' or checked_by is not null`,
    ),
  ],
);

/** What one person of the desk agrees alone, a setting of the installation: one row. */
export const customerTermPolicy = pgTable(
  'customer_term_policy',
  {
    id: smallint('id').primaryKey().default(1),
    aloneLimitFen: fen('alone_limit_fen').notNull().default(sql`5000000`),
    aloneTermDays: smallint('alone_term_days').notNull().default(30),
    levelAlone: boolean('level_alone').notNull().default(true),
    version: integer('version').notNull().default(1),
    updatedAt: updatedAt(),
  },
  () => [
    check('customer_term_policy_one', sql`id = 1`),
    check('customer_term_policy_limits', sql`alone_limit_fen >= 0 and alone_term_days >= 0`),
  ],
);

export const termRules = tableRules(
  [customerTerms, { openTo: 'desk' }],
  [creditApplications, { openTo: 'desk', states: creditApplicationStates }],
  [customerTermChanges, { openTo: 'desk', states: termChangeStates }],
);
