import { and, count, desc, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { membershipsView, usersView } from '#features/access/api/access-views.ts';
import { departmentsView } from '#features/organisation/api/organisation-views.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { approvalCopies as c, approvalRequests as r, approvalTasks as t } from '../approval-tables.ts';

export type ApprovalBox = 'todo' | 'done' | 'mine' | 'copied';

export interface ListWish {
  box: ApprovalBox;
  words?: string;
  documentType?: string;
  status?: string;
  urgent?: boolean;
  pageNo: number;
  pageSize: number;
}

/** Names of those a request waits for and who can decide, the longest asked first. */
const waitingFor = sql<string[]>`(select coalesce(array_agg(u.real_name order by w.id), '{}') from approval_tasks w
  join users_view u on u.id = w.user_id
  join memberships_view m on m.firm_id = w.firm_id and m.id = w.member_id and m.status = 1 and m.left_at is null and m.approves
  where w.firm_id = ${r.firmId} and w.request_id = ${r.id} and w.status = 'pending')`;

const COLUMNS = {
  request: r,
  requesterName: usersView.realName,
  departmentName: sql<string>`coalesce(${departmentsView.name}, '')`,
  waitingFor,
};

const TASK = { id: t.id, status: t.status, dueAt: t.dueAt, comment: t.comment, onBehalfOf: t.onBehalfOf };
const NO_TASK = {
  id: sql<null>`null::bigint`,
  status: sql<null>`null`,
  dueAt: sql<null>`null`,
  comment: sql<null>`null`,
  onBehalfOf: sql<null>`null`,
};

/** Words and kinds that single out requests; undefined where everything is wanted. */
function matching({ words, documentType, status, urgent }: ListWish): SQL | undefined {
  const like = words ? `%${words.replaceAll(/[\\%_]/g, '\\$&')}%` : null;
  return and(
    like === null
      ? undefined
      : or(
          sql`${r.title} ilike ${like}`,
          sql`${r.documentNo} ilike ${like}`,
          sql`${r.requestNo} ilike ${like}`,
          sql`exists (select 1 from users_view q where q.id = ${r.requesterUserId} and q.real_name ilike ${like})`,
        ),
    documentType === undefined ? undefined : eq(r.documentType, documentType),
    status === undefined ? undefined : eq(r.status, status),
    urgent === true ? eq(r.urgent, true) : undefined,
  );
}

/** What stands in each box of a person: one condition for its list and its count. */
function boxOf({ firmId, userId }: SignedInCaller, box: ApprovalBox): SQL | undefined {
  if (box === 'todo') return and(eq(t.firmId, firmId), eq(t.userId, userId), eq(t.status, 'pending'));
  if (box === 'done') return and(eq(t.firmId, firmId), eq(t.userId, userId), isNotNull(t.decidedAt));
  if (box === 'mine') return and(eq(r.firmId, firmId), eq(r.requesterUserId, userId));
  return and(eq(c.firmId, firmId), eq(c.userId, userId));
}

const requestOf = (table: typeof t | typeof c) => and(eq(r.firmId, table.firmId), eq(r.id, table.requestId));
const requester = eq(usersView.id, r.requesterUserId);
const department = and(eq(departmentsView.firmId, r.firmId), eq(departmentsView.id, r.departmentId));

/** One page of a box, the latest first. */
export function readBox(db: Db, caller: SignedInCaller, wish: ListWish) {
  const { box, pageNo, pageSize } = wish;
  const where = and(boxOf(caller, box), matching(wish));
  const offset = (pageNo - 1) * pageSize;
  if (box === 'todo' || box === 'done') {
    const order = box === 'todo' ? desc(t.id) : desc(t.decidedAt);
    const query = db
      .select({ ...COLUMNS, task: TASK })
      .from(t)
      .innerJoin(r, requestOf(t));
    return query
      .innerJoin(usersView, requester)
      .leftJoin(departmentsView, department)
      .where(where)
      .orderBy(order)
      .limit(pageSize)
      .offset(offset);
  }
  if (box === 'mine') {
    const query = db
      .select({ ...COLUMNS, task: NO_TASK })
      .from(r)
      .innerJoin(usersView, requester);
    return query.leftJoin(departmentsView, department).where(where).orderBy(desc(r.id)).limit(pageSize).offset(offset);
  }
  const query = db
    .select({ ...COLUMNS, task: NO_TASK })
    .from(c)
    .innerJoin(r, requestOf(c));
  return query
    .innerJoin(usersView, requester)
    .leftJoin(departmentsView, department)
    .where(where)
    .orderBy(desc(c.createdAt))
    .limit(pageSize)
    .offset(offset);
}

export type BoxRow = Awaited<ReturnType<typeof readBox>>[number];

/** How many there are in a box under the same filter. */
export async function countBox(db: Db, caller: SignedInCaller, wish: ListWish): Promise<number> {
  const filter = matching(wish);
  const where = and(boxOf(caller, wish.box), filter);
  const all = { all: count() };
  if (wish.box === 'mine') return (await db.select(all).from(r).where(where))[0]?.all ?? 0;
  const table = wish.box === 'copied' ? c : t;
  // Without a filter the box alone says how many: no request has to be looked at.
  const rows = filter
    ? await db.select(all).from(table).innerJoin(r, requestOf(table)).where(where)
    : await db.select(all).from(table).where(where);
  return rows[0]?.all ?? 0;
}

/** Own requests that an approver gave back. */
export async function countReturned(db: Db, caller: SignedInCaller): Promise<number> {
  return db.$count(r, and(boxOf(caller, 'mine'), eq(r.status, 'returned')));
}

/** Names by user, of people the firm knows. */
export async function readNames(
  db: Db,
  firmId: bigint,
  userIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, string>> {
  const rows = await db
    .select({ userId: membershipsView.userId, name: usersView.realName })
    .from(membershipsView)
    .innerJoin(usersView, eq(usersView.id, membershipsView.userId))
    .where(
      and(
        eq(membershipsView.firmId, firmId),
        sql`${membershipsView.userId} = any(${sql.param(userIds.map(String))}::bigint[])`,
      ),
    );
  return new Map(rows.map(({ userId, name }) => [userId, name]));
}
