import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import type { TitleFacts } from '#features/profile/rules/public.ts';
import { createdAt, id, instant, ref } from '#platform/api/columns.ts';
import { tableRules } from '#platform/api/table-rules.ts';
import { titleRequestStates } from '../rules/title-request-states.ts';

/** A title a company asks for: history of all its titles, and what waits at the desk. */
export const titleRequests = pgTable(
  'title_requests',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    requestNo: text('request_no').notNull(),
    /** The title that changes; null until a new one is approved. */
    titleId: ref('title_id'),
    /** Version of it that was seen; null: a new one is asked for. */
    titleVersion: integer('title_version'),
    before: jsonb('before').$type<TitleFacts>(),
    after: jsonb('after').notNull().$type<TitleFacts>(),
    /** Of `after`, to be found by. */
    title: text('title').notNull(),
    taxNo: text('tax_no').notNull(),
    reason: text('reason').notNull(),
    status: text('status').notNull(),
    askedBy: ref('asked_by').notNull(),
    decidedBy: ref('decided_by'),
    decidedAt: instant('decided_at'),
    answer: text('answer').notNull().default(''),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [
    unique('title_requests_firm_id').on(t.firmId, t.id),
    unique('title_requests_no').on(t.requestNo),
    index('title_requests_firm').on(t.firmId, t.id.desc()),
    index('title_requests_queue').on(t.status, t.id),
    index('title_requests_tax_no').on(t.taxNo),
    // The same title is asked for once, and one title changes one way at a time.
    uniqueIndex('title_requests_waiting').on(t.firmId, t.title, t.taxNo).where(sql`status = 'waiting'`),
    uniqueIndex('title_requests_waiting_title')
      .on(t.firmId, t.titleId)
      .where(sql`status = 'waiting' and title_id is not null`),
    check('title_requests_change', sql`(title_version is null) = (before is null)`),
    check('title_requests_decided', sql`(status in ('approved', 'refused')) = (decided_by is not null)`),
  ],
);

export const titleRequestRules = tableRules([titleRequests, { openTo: 'desk', states: titleRequestStates }]);
