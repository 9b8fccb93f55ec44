import { and, eq, isNull, sql } from 'drizzle-orm';
import { membershipsView, usersView } from '#features/access/api/access-views.ts';
import { amongIds } from '#platform/api/among.ts';
import type { Db } from '#platform/api/database.ts';

/** A person of the firm who may be asked. */
export interface Person {
  memberId: bigint;
  userId: bigint;
  name: string;
  departmentId: bigint | null;
}

const COLUMNS = {
  memberId: membershipsView.id,
  userId: membershipsView.userId,
  name: usersView.realName,
  departmentId: membershipsView.departmentId,
};

/** At work, and not switched off for approvals. */
const asked = and(eq(membershipsView.status, 1), isNull(membershipsView.leftAt), eq(membershipsView.approves, true));

/** Those of these members who may be asked now. */
export function readDeciders(db: Db, firmId: bigint, memberIds: readonly bigint[]): Promise<Person[]> {
  return db
    .select(COLUMNS)
    .from(membershipsView)
    .innerJoin(usersView, eq(usersView.id, membershipsView.userId))
    .where(and(eq(membershipsView.firmId, firmId), amongIds(membershipsView.id, memberIds), asked));
}

/** Colleagues whose name contains these words, for choosing whom to ask. */
export function searchDeciders(db: Db, firmId: bigint, words: string, limit: number): Promise<Person[]> {
  const found = words === '' ? undefined : sql`position(lower(${words}) in lower(${usersView.realName})) > 0`;
  return db
    .select(COLUMNS)
    .from(membershipsView)
    .innerJoin(usersView, eq(usersView.id, membershipsView.userId))
    .where(and(eq(membershipsView.firmId, firmId), asked, found))
    .orderBy(usersView.realName, membershipsView.id)
    .limit(limit);
}

/**
 * Who stands above a member and may be asked: heads of the own department and of those above it, from below; then
 * people who approve and administer users, and at last whoever administers users. `not` are left out.
 */
export async function readSuperior(
  db: Db,
  firmId: bigint,
  { memberId, not }: { memberId: bigint; not: readonly bigint[] },
): Promise<Person | null> {
  const left = sql.param([memberId, ...not].map(String));
  const { rows } = await db.execute<Record<'id' | 'user_id' | 'name' | 'department_id', string | null>>(sql`
    with heads as (
      select h.head_member_id as id, length(h.path) as depth from memberships_view m
        join departments_view own on own.firm_id = m.firm_id and own.id = m.department_id
        join departments_view h on h.firm_id = m.firm_id and own.path like h.path || '%'
       where m.firm_id = ${firmId} and m.id = ${memberId} and h.head_member_id is not null),
    admins as (
      select mr.membership_id as id, case when count(distinct rp.code) = 2 then 0 else -1 end as depth
        from membership_roles_view mr
        join role_permissions_view rp on rp.firm_id = mr.firm_id and rp.role_id = mr.role_id
       where mr.firm_id = ${firmId} and rp.code in ('USER_MANAGEMENT', 'ORDER_APPROVE')
       group by mr.membership_id having bool_or(rp.code = 'USER_MANAGEMENT'))
    select m.id, m.user_id, u.real_name as name, m.department_id
      from (select * from heads union all select * from admins) a
      join memberships_view m on m.firm_id = ${firmId} and m.id = a.id join users_view u on u.id = m.user_id
     where m.status = 1 and m.left_at is null and m.approves and m.id <> all(${left}::bigint[])
     order by a.depth desc, m.id limit 1`);
  const [row] = rows;
  if (!row) return null;
  const departmentId = row.department_id === null ? null : BigInt(row.department_id);
  return { memberId: BigInt(row.id ?? 0), userId: BigInt(row.user_id ?? 0), name: row.name ?? '', departmentId };
}

/** Enabled administrators of the firm's users, whether or not they are asked about approvals. */
export async function readAdministrators(db: Db, firmId: bigint) {
  const administers = sql`exists (select 1 from membership_roles_view mr
    join role_permissions_view rp on rp.firm_id = mr.firm_id and rp.role_id = mr.role_id
   where mr.firm_id = ${firmId} and mr.membership_id = ${membershipsView.id} and rp.code = 'USER_MANAGEMENT')`;
  return db
    .select({ userId: membershipsView.userId, name: usersView.realName })
    .from(membershipsView)
    .innerJoin(usersView, eq(usersView.id, membershipsView.userId))
    .where(
      and(
        eq(membershipsView.firmId, firmId),
        eq(membershipsView.status, 1),
        isNull(membershipsView.leftAt),
        administers,
      ),
    )
    .orderBy(membershipsView.id);
}
