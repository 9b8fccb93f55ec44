import { and, count, eq, gte, ilike, lt, or, type SQL, sql } from 'drizzle-orm';
import { membershipsView, usersView } from '#features/access/api/access-views.ts';
import { peopleInScope } from '#features/access/api/public.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { containing } from '#platform/api/like-text.ts';
import { auditLog as l } from '#platform/api/platform-tables.ts';
import { dayStart } from '#platform/api/shanghai-days.ts';
import type { AuditFilter } from '../contract/audit-contract.ts';

const ROW = {
  id: l.id,
  at: l.createdAt,
  userId: l.userId,
  realName: usersView.realName,
  userName: usersView.userName,
  action: l.action,
  objectType: l.objectType,
  objectId: l.objectId,
  before: l.before,
  after: l.after,
  requestId: l.requestId,
};

function byPerson(firmId: bigint, person: string): SQL {
  return sql`${l.userId} in (select m.user_id from ${membershipsView} m join ${usersView} u on u.id = m.user_id
    where m.firm_id = ${firmId} and (u.real_name ilike ${containing(person)} or u.user_name ilike ${containing(person)}))`;
}

const byKeyword = (keyword: string) =>
  or(
    ilike(l.objectId, containing(keyword)),
    eq(l.requestId, keyword),
    sql`${l.before}::text ilike ${containing(keyword)}`,
    sql`${l.after}::text ilike ${containing(keyword)}`,
  );

/** What the caller may see of the log, under the filter: list and export ask here. */
function found(
  caller: SignedInCaller,
  { person, objectType, keyword, dateFrom, dateTo }: AuditFilter,
): SQL | undefined {
  return and(
    eq(l.firmId, caller.firmId),
    peopleInScope(l.userId, caller),
    person ? byPerson(caller.firmId, person) : undefined,
    objectType ? eq(l.objectType, objectType) : undefined,
    keyword ? byKeyword(keyword) : undefined,
    dateFrom ? gte(l.createdAt, dayStart(dateFrom)) : undefined,
    dateTo ? lt(l.createdAt, dayStart(dateTo, 1)) : undefined,
  );
}

/** Time and number of the row a page begins behind; rows of other firms stand nowhere. */
const markOf = (firmId: bigint, id: string) =>
  sql`(select m.created_at, m.id from ${l} m where m.firm_id = ${firmId} and m.id = ${id}::bigint)`;

const momentOf = (firmId: bigint, id: string) =>
  sql`(select m.created_at from ${l} m where m.firm_id = ${firmId} and m.id = ${id}::bigint)`;

export interface PageMarks {
  olderThan?: string;
  newerThan?: string;
}

/** Rows newest first, behind or before a mark. */
export async function readLog(
  db: Db,
  caller: SignedInCaller,
  filter: AuditFilter,
  most: number,
  marks: PageMarks = {},
) {
  const { olderThan, newerThan } = marks;
  // The time alone once more: by it the index begins at the mark instead of reading up to it.
  const older = olderThan
    ? sql`${l.createdAt} <= ${momentOf(caller.firmId, olderThan)} and (${l.createdAt}, ${l.id}) < ${markOf(caller.firmId, olderThan)}`
    : undefined;
  const newer = newerThan ? sql`(${l.createdAt}, ${l.id}) > ${markOf(caller.firmId, newerThan)}` : undefined;
  const direction = newer && !older ? sql`asc` : sql`desc`;
  const rows = await db
    .select(ROW)
    .from(l)
    .leftJoin(usersView, eq(usersView.id, l.userId))
    .where(and(found(caller, filter), older, newer))
    .orderBy(sql`${l.createdAt} ${direction}, ${l.id} ${direction}`)
    .limit(most);
  return newer && !older ? rows.reverse() : rows;
}

/** How many there are, as far as anybody wants to know. */
export async function countLog(db: Db, caller: SignedInCaller, filter: AuditFilter, most: number): Promise<number> {
  const some = db.select({ id: l.id }).from(l).where(found(caller, filter)).limit(most).as('some');
  const [row] = await db.select({ rows: count() }).from(some);
  return row?.rows ?? 0;
}

/** Everything a filter finds, newest first, a piece at a time; what is written meanwhile is not among it. */
export async function* readWholeLog(db: Db, caller: SignedInCaller, filter: AuditFilter, piece: number) {
  let marks: PageMarks = {};
  for (;;) {
    const rows = await readLog(db, caller, filter, piece, marks);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < piece) return;
    marks = { olderThan: String(last.id) };
  }
}

export type LogRow = Awaited<ReturnType<typeof readLog>>[number];
