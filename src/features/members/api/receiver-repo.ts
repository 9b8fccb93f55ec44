import { and, asc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Colleagues } from '#business/transfers/api/public.ts';
import { membershipsView, usersView } from '#features/access/api/access-views.ts';
import { departmentsView } from '#features/organisation/api/organisation-views.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { containing } from '#platform/api/like-text.ts';
import { SALES_ACCOUNT } from './member-columns.ts';

/** People offered at a time. */
const MOST_FOUND = 20;

/** A sales account sits in the company but is none of its people (decision 0044): it sends to itself. */
const reach = ({ firmId, memberId, identity }: SignedInCaller): SQL | undefined =>
  and(
    eq(membershipsView.firmId, firmId),
    eq(membershipsView.status, 1),
    identity === 'sales' ? eq(membershipsView.id, memberId) : ne(membershipsView.participantExtendType, SALES_ACCOUNT),
  );

const list = (db: Db, condition: SQL | undefined, most: number) =>
  db
    .select({
      memberId: membershipsView.id,
      userId: membershipsView.userId,
      name: usersView.realName,
      departmentName: departmentsView.name,
    })
    .from(membershipsView)
    .innerJoin(usersView, eq(usersView.id, membershipsView.userId))
    .leftJoin(
      departmentsView,
      and(eq(departmentsView.firmId, membershipsView.firmId), eq(departmentsView.id, membershipsView.departmentId)),
    )
    .where(condition)
    .orderBy(asc(membershipsView.id))
    .limit(most);

/** People of the company whom scheduled files can be sent to. */
export const colleagues: Colleagues = {
  find(db, caller, keyword) {
    const part = containing(keyword);
    const named = keyword
      ? sql`(${usersView.realName} ilike ${part} or ${usersView.userCode} ilike ${part})`
      : undefined;
    return list(db, and(reach(caller), named), MOST_FOUND);
  },
  read: (db, caller, memberIds) =>
    memberIds.length === 0
      ? Promise.resolve([])
      : list(db, and(reach(caller), inArray(membershipsView.id, [...memberIds])), memberIds.length),
};
