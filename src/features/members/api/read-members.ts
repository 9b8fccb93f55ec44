import { and, count, desc, eq, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { membershipRolesView, membershipsView, usersView } from '#features/access/api/access-views.ts';
import { peopleInScope } from '#features/access/api/public.ts';
import { departmentsView } from '#features/organisation/api/organisation-views.ts';
import { containing } from '#platform/api/like-text.ts';
import type { MemberCounts, MemberFilter } from '../contract/member-schemas.ts';
import type { MemberState } from '../rules/member-moves.ts';
import type { Company } from './company.ts';
import { MEMBER_COLUMNS, type MemberRecord, SALES_ACCOUNT } from './member-columns.ts';

/** Who is meant by a word: part of a name or number, a whole phone number or mail address. */
function named(keyword: string): SQL {
  const part = containing(keyword);
  const stranger = sql`(${membershipsView.status} = 2 and ${membershipsView.invitedAs} is not null)`;
  return sql`(case when ${stranger} then ${membershipsView.invitedAs} ilike ${part}
    else ${usersView.realName} ilike ${part} or ${usersView.userCode} ilike ${part} or ${usersView.userName} ilike ${part}
      or ${usersView.phoneNumber} = ${keyword} or ${usersView.email} = ${keyword.toLowerCase()} end)`;
}

/** The department, or it and everything below it. */
function inDepartment(firmId: bigint, departmentId: bigint, below: boolean): SQL {
  if (!below) return eq(membershipsView.departmentId, departmentId);
  return sql`${membershipsView.departmentId} in (select b.id from ${departmentsView} b where b.firm_id = ${firmId}
    and b.path like (select d.path from ${departmentsView} d where d.firm_id = ${firmId} and d.id = ${departmentId}) || '%')`;
}

function withRole(firmId: bigint, roleId: bigint): SQL {
  return sql`${membershipsView.id} in (select ${membershipRolesView.membershipId} from ${membershipRolesView}
    where ${membershipRolesView.firmId} = ${firmId} and ${membershipRolesView.roleId} = ${roleId})`;
}

function inState(state: MemberState | undefined): SQL | undefined {
  if (state === undefined) return undefined;
  if (state === 'left') return isNotNull(membershipsView.leftAt);
  const status = { enabled: 1, invited: 2, frozen: 0 }[state];
  return and(eq(membershipsView.status, status), isNull(membershipsView.leftAt));
}

/** People of the company that the caller's data scope reaches: the one condition of list, counts and single users. */
export function membersInReach({ firmId, viewer }: Company): SQL | undefined {
  return and(
    eq(membershipsView.firmId, firmId),
    ne(membershipsView.participantExtendType, SALES_ACCOUNT),
    peopleInScope(membershipsView.userId, viewer),
  );
}

type Filter = Omit<MemberFilter, 'state' | 'pageNo' | 'pageSize'>;

function matching(company: Company, { keyword, departmentId, below, roleId }: Filter): SQL | undefined {
  return and(
    membersInReach(company),
    keyword ? named(keyword) : undefined,
    departmentId === undefined ? undefined : inDepartment(company.firmId, BigInt(departmentId), below),
    roleId === undefined ? undefined : withRole(company.firmId, BigInt(roleId)),
  );
}

const membersOf = (company: Company) =>
  company.db
    .select(MEMBER_COLUMNS)
    .from(membershipsView)
    .innerJoin(usersView, eq(usersView.id, membershipsView.userId))
    .leftJoin(
      departmentsView,
      and(eq(departmentsView.firmId, membershipsView.firmId), eq(departmentsView.id, membershipsView.departmentId)),
    );

/**
 * One page of users, the newest first. Which they are is found out before anything is joined: what stands on earlier
 * pages would otherwise be read whole and thrown away.
 */
export async function readMembers(company: Company, filter: MemberFilter): Promise<MemberRecord[]> {
  const { pageNo, pageSize, state } = filter;
  const all = company.db.select({ id: membershipsView.id }).from(membershipsView);
  const named = filter.keyword ? all.innerJoin(usersView, eq(usersView.id, membershipsView.userId)) : all;
  const page = named
    .where(and(matching(company, filter), inState(state)))
    .orderBy(desc(membershipsView.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  return membersOf(company)
    .where(and(eq(membershipsView.firmId, company.firmId), inArray(membershipsView.id, page)))
    .orderBy(desc(membershipsView.id));
}

/** How many there are in each state. */
export async function countMembers(company: Company, filter: Filter): Promise<MemberCounts> {
  const state = sql<MemberState>`case when ${membershipsView.leftAt} is not null then 'left'
    when ${membershipsView.status} = 1 then 'enabled' when ${membershipsView.status} = 2 then 'invited' else 'frozen' end`;
  const base = company.db.select({ state, people: count() }).from(membershipsView);
  // Names are asked for only where somebody looks for one.
  const people = filter.keyword ? base.innerJoin(usersView, eq(usersView.id, membershipsView.userId)) : base;
  const rows = await people.where(matching(company, filter)).groupBy(sql`1`);
  const counts: MemberCounts = { all: 0, enabled: 0, invited: 0, frozen: 0, left: 0 };
  for (const row of rows) {
    counts[row.state] = row.people;
    counts.all += row.people;
  }
  return counts;
}

/** One user within the caller's reach; null for everybody else, whoever they are. */
export async function findMember(company: Company, memberId: bigint): Promise<MemberRecord | null> {
  const [row] = await membersOf(company).where(and(membersInReach(company), eq(membershipsView.id, memberId)));
  return row ?? null;
}

/** The same by the person's account. Sales people, who are no users of the firm, still are themselves. */
export async function findPersonInReach(company: Company, userId: bigint): Promise<MemberRecord | null> {
  const reach = or(membersInReach(company), eq(membershipsView.userId, company.viewer.userId));
  const [row] = await membersOf(company).where(
    and(eq(membershipsView.firmId, company.firmId), eq(membershipsView.userId, userId), reach),
  );
  return row ?? null;
}

/** People of one department, without those who have left. */
export async function readPeopleOf(company: Company, departmentId: bigint, limit: number): Promise<MemberRecord[]> {
  return membersOf(company)
    .where(and(membersInReach(company), eq(membershipsView.departmentId, departmentId), isNull(membershipsView.leftAt)))
    .orderBy(membershipsView.id)
    .limit(limit);
}
