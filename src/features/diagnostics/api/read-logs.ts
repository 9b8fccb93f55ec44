import { and, count, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { changeScope, type Db } from '#platform/api/database.ts';
import type { ErrorFilter, EventFilter, VisitFilter } from '../contract/diagnostics-schemas.ts';
import { accessLog, clientErrors, trackedEvents } from './diagnostics-tables.ts';
import { findUserId, namePeople } from './read-people.ts';

const DESK = { firmId: null, userId: null, right: 'desk' } as const;
/** Lists count no further: nobody leafs through more, and counting a year of visits costs seconds. */
const COUNT_MAX = 10_000;

type Common = Pick<VisitFilter, 'dateFrom' | 'dateTo' | 'userName' | 'pageNo' | 'pageSize'>;
type LogTable = typeof accessLog | typeof clientErrors | typeof trackedEvents;

/** Days are Asia/Shanghai's (specification 9). Without a beginning a list reaches back seven days. */
function between(at: AnyPgColumn, { dateFrom, dateTo }: Common): SQL[] {
  const until = dateTo
    ? sql`((${dateTo}::date + 1)::timestamp at time zone 'Asia/Shanghai')`
    : sql`now() + interval '1 minute'`;
  const from = dateFrom
    ? sql`(${dateFrom}::date::timestamp at time zone 'Asia/Shanghai')`
    : sql`${until} - interval '7 days'`;
  return [gte(at, from), lt(at, until)];
}

const contains = (column: AnyPgColumn, text: string) => sql`strpos(lower(${column}), lower(${text})) > 0`;

/** A condition that nothing meets: somebody is looked for who does not exist. */
const NOBODY = sql`false`;

async function byPerson(db: Db, userId: AnyPgColumn, userName: string | undefined): Promise<SQL[]> {
  if (!userName) return [];
  const found = await findUserId(db, userName);
  return [found === null ? NOBODY : eq(userId, found)];
}

function statusIs(status: string): SQL | undefined {
  const hundred = Number(status[0]) * 100;
  if (!status.endsWith('xx')) return eq(accessLog.status, Number(status));
  return and(gte(accessLog.status, hundred), lt(accessLog.status, hundred + 100));
}

async function countOf(db: Db, table: LogTable, where: SQL | undefined): Promise<number> {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(where)
    .limit(COUNT_MAX)
    .as('some');
  const [row] = await db.select({ total: count() }).from(some);
  return row?.total ?? 0;
}

/** One page of a list, newest first, with names; `db` belongs to a transaction of its own. */
async function page<R extends { userId: bigint | null; firmId: bigint | null }>(
  db: Db,
  { pageNo, pageSize }: Common,
  read: { count: () => Promise<number>; rows: (limit: number, offset: number) => Promise<R[]> },
) {
  await changeScope(db, DESK);
  const total = await read.count();
  const rows = await read.rows(pageSize, (pageNo - 1) * pageSize);
  return { list: await namePeople(db, rows), total, pageNo, pageSize };
}

export async function readVisits(db: Db, filter: VisitFilter) {
  const { path, requestId, status } = filter;
  const where = and(
    ...between(accessLog.at, filter),
    ...(await byPerson(db, accessLog.userId, filter.userName)),
    path ? contains(accessLog.path, path) : undefined,
    requestId ? eq(accessLog.requestId, requestId) : undefined,
    status ? statusIs(status) : undefined,
  );
  const order = [desc(accessLog.at), desc(accessLog.id)];
  return page(db, filter, {
    count: () => countOf(db, accessLog, where),
    rows: (limit, offset) =>
      db
        .select()
        .from(accessLog)
        .where(where)
        .orderBy(...order)
        .limit(limit)
        .offset(offset),
  });
}

export async function readErrors(db: Db, filter: ErrorFilter) {
  const { path, requestId, kind } = filter;
  const where = and(
    ...between(clientErrors.at, filter),
    ...(await byPerson(db, clientErrors.userId, filter.userName)),
    path ? contains(clientErrors.path, path) : undefined,
    requestId ? eq(clientErrors.traceId, requestId) : undefined,
    kind ? eq(clientErrors.kind, kind) : undefined,
  );
  const order = [desc(clientErrors.at), desc(clientErrors.id)];
  return page(db, filter, {
    count: () => countOf(db, clientErrors, where),
    rows: (limit, offset) =>
      db
        .select()
        .from(clientErrors)
        .where(where)
        .orderBy(...order)
        .limit(limit)
        .offset(offset),
  });
}

export async function readEvents(db: Db, filter: EventFilter) {
  const { name, kind } = filter;
  const where = and(
    ...between(trackedEvents.at, filter),
    ...(await byPerson(db, trackedEvents.userId, filter.userName)),
    name ? contains(trackedEvents.name, name) : undefined,
    kind ? eq(trackedEvents.kind, kind) : undefined,
  );
  const order = [desc(trackedEvents.at), desc(trackedEvents.id)];
  return page(db, filter, {
    count: () => countOf(db, trackedEvents, where),
    rows: (limit, offset) =>
      db
        .select()
        .from(trackedEvents)
        .where(where)
        .orderBy(...order)
        .limit(limit)
        .offset(offset),
  });
}

export async function readError(db: Db, id: bigint) {
  await changeScope(db, DESK);
  const rows = await db.select().from(clientErrors).where(eq(clientErrors.id, id));
  return (await namePeople(db, rows))[0];
}

interface Hour extends Record<string, unknown> {
  hour: Date | string;
  visits: number;
  errors: number;
}

/** Visits and errors of each of the last 24 hours, empty hours included. */
export async function readActivity(db: Db): Promise<Hour[]> {
  await changeScope(db, DESK);
  const { rows } = await db.execute<Hour>(sql`
    with hours as (
      select generate_series(date_trunc('hour', now()) - interval '23 hours', date_trunc('hour', now()), '1 hour') as hour
    ), visits as (
      select date_trunc('hour', at) as hour, count(*)::int as n from access_log
      where at >= date_trunc('hour', now()) - interval '23 hours' group by 1
    ), errors as (
      select date_trunc('hour', at) as hour, count(*)::int as n from client_errors
      where at >= date_trunc('hour', now()) - interval '23 hours' group by 1
    )
    select hours.hour, coalesce(visits.n, 0) as visits, coalesce(errors.n, 0) as errors
    from hours left join visits using (hour) left join errors using (hour) order by 1`);
  return rows;
}
