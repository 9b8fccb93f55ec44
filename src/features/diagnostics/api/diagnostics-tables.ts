import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { id, instant, ref } from '#platform/api/columns.ts';
import { tableRules } from '#platform/api/table-rules.ts';

/**
 * Who looked at which page and when: the access log of specification 2.9, kept at least six months as the law asks.
 * `at` is the clock of the process that served the page, because rows are written in batches.
 */
export const accessLog = pgTable(
  'access_log',
  {
    id: id(),
    at: instant('at').notNull(),
    /** `server`: a page was served. `browser`: the page was changed in place. */
    source: text('source').notNull(),
    /** Path, with the few query parameters that hold nothing personal. */
    path: text('path').notNull(),
    title: text('title'),
    /** Known for served pages only, as is `ms`. */
    status: smallint('status'),
    ms: integer('ms'),
    requestId: text('request_id').notNull(),
    /** First characters of the hash of the session: tells visits apart and opens nothing. */
    sessionHash: text('session_hash'),
    userId: ref('user_id'),
    firmId: ref('firm_id'),
    identity: text('identity').notNull(),
    /** Network part only. */
    ip: text('ip').notNull(),
    userAgent: text('user_agent').notNull(),
    /** Job code of the sales person whose link was followed (`sc`). */
    shareCode: text('share_code'),
  },
  (t) => [
    index('access_log_at').on(t.at),
    index('access_log_user').on(t.userId, t.at),
    index('access_log_request').on(t.requestId),
    check('access_log_source', sql`source in ('server', 'browser')`),
  ],
);

/** What failed in browsers (specification 8: any request error or caught interface error). */
export const clientErrors = pgTable(
  'client_errors',
  {
    id: id(),
    at: instant('at').notNull(),
    kind: text('kind').notNull(),
    appName: text('app_name').notNull(),
    traceId: text('trace_id').notNull(),
    /** What was asked for: path of the failed call or file. */
    path: text('path').notNull(),
    /** Page on which it happened. */
    page: text('page'),
    ms: integer('ms'),
    /** 0: no answer came. */
    status: smallint('status'),
    message: text('message').notNull(),
    /** At most 2 KB, cleaned. */
    body: text('body').notNull(),
    sessionHash: text('session_hash'),
    userId: ref('user_id'),
    firmId: ref('firm_id'),
    identity: text('identity').notNull(),
    userAgent: text('user_agent').notNull(),
  },
  (t) => [
    index('client_errors_at').on(t.at),
    index('client_errors_trace').on(t.traceId),
    check('client_errors_kind', sql`kind in ('request', 'interface', 'script', 'chunk')`),
  ],
);

/** What people did (specification 7.7: track, identify and super-property calls). */
export const trackedEvents = pgTable(
  'tracked_events',
  {
    id: id(),
    at: instant('at').notNull(),
    kind: text('kind').notNull(),
    name: text('name').notNull(),
    /** At most 2 KB. */
    props: jsonb('props').notNull().default({}).$type<Record<string, string | number | boolean>>(),
    sessionHash: text('session_hash'),
    userId: ref('user_id'),
    firmId: ref('firm_id'),
  },
  (t) => [
    index('tracked_events_at').on(t.at),
    check('tracked_events_kind', sql`kind in ('track', 'identify', 'super')`),
  ],
);

/** When a part that works in the background was last seen working. */
export const heartbeats = pgTable('heartbeats', {
  name: text('name').primaryKey(),
  seenAt: instant('seen_at').notNull(),
});

export const diagnosticsRules = tableRules(
  [accessLog, { openTo: 'by hand' }],
  [clientErrors, { openTo: 'by hand' }],
  [trackedEvents, { openTo: 'by hand' }],
);
