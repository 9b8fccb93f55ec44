import { type SQL, sql } from 'drizzle-orm';
import { membershipRolesView, membershipsView, usersView } from '#features/access/api/access-views.ts';
import { costCentersView } from '#features/budgets/api/budgets-views.ts';
import { brandsView, categoriesView } from '#features/catalog/api/catalog-views.ts';
import {
  departmentsView,
  firmsView,
  rolePermissionsView,
  rolesView,
} from '#features/organisation/api/organisation-views.ts';
import type { Db } from '#platform/api/database.ts';
import { type DepartmentFact, type MemberFact, type NamedKind, nameKey, type PeopleFacts } from '../rules/flow-plan.ts';
import type { FlowReferences } from '../rules/flow-references.ts';

interface PeopleRow extends Record<string, unknown> {
  members: MemberFact[] | null;
  role_people: { roleId: string; memberId: string }[] | null;
  departments: DepartmentFact[] | null;
  administrators: string[] | null;
  names: { kind: NamedKind; id: string; name: string }[] | null;
  self_approval: boolean | null;
}

/**
 * What is asked for, once and out of the planner's sight: with the lists before its eyes it would plan the statement
 * anew each time, which takes longer than running it.
 */
const wanted = (ids: FlowReferences): SQL => {
  const list = (kind: keyof FlowReferences) => sql`${sql.param(ids[kind])}::bigint[]`;
  return sql`wanted as materialized (select ${list('member')} members, ${list('role')} roles,
    ${list('department')} departments, ${list('cost_center')} centers, ${list('category')} categories,
    ${list('brand')} brands)`;
};

/** What the things are called that conditions and nodes point at. */
const namesOf = (firmId: bigint): SQL => sql`
  select 'department' kind, id::text, name from ${departmentsView}
    where firm_id = ${firmId} and id = any((select departments from wanted)::bigint[])
  union all select 'role', id::text, name from ${rolesView}
    where firm_id = ${firmId} and id = any((select roles from wanted)::bigint[])
  union all select 'cost_center', id::text, name from ${costCentersView}
    where firm_id = ${firmId} and id = any((select centers from wanted)::bigint[])
  union all select 'category', id::text, name from ${categoriesView}
    where id = any((select categories from wanted)::bigint[])
  union all select 'brand', id::text, name from ${brandsView} where id = any((select brands from wanted)::bigint[])`;

/**
 * Named people, those of named roles, heads on every way upwards, administrators. One row is looked up at a time: the
 * planner would read whole tables for the few.
 */
const peopleOf = (firmId: bigint): SQL => sql`
  chosen as (select id, department_id from ${membershipsView}
    where firm_id = ${firmId} and id = any((select members from wanted)::bigint[])),
  role_people as (select role_id, membership_id from ${membershipRolesView}
    where firm_id = ${firmId} and role_id = any((select roles from wanted)::bigint[])),
  starts as (select unnest(departments) id from wanted union select department_id from chosen),
  ways as (select distinct unnest(string_to_array(trim(both '/' from d.path), '/')::bigint[]) id
    from starts cross join lateral (select path from ${departmentsView} d
      where d.firm_id = ${firmId} and d.id = starts.id limit 1) d),
  way as (select d.* from ways cross join lateral (select id, name, parent_id, head_member_id from ${departmentsView} d
    where d.firm_id = ${firmId} and d.id = ways.id limit 1) d),
  administrators as (select mr.membership_id id from ${rolePermissionsView} rp
    join ${membershipRolesView} mr on mr.firm_id = rp.firm_id and mr.role_id = rp.role_id
    where rp.firm_id = ${firmId} and rp.code in ('USER_MANAGEMENT', 'ORDER_APPROVE')
    group by mr.membership_id having count(distinct rp.code) = 2),
  asked as (select id from chosen union select membership_id from role_people
    union select head_member_id from way union select id from administrators)`;

/** People, departments and names that flows lead to, in one statement. */
export async function readFlowPeople(db: Db, firmId: bigint, ids: FlowReferences): Promise<PeopleFacts> {
  const { rows } = await db.execute<PeopleRow>(sql`with ${wanted(ids)}, ${peopleOf(firmId)}
    select
      (select json_agg(json_build_object('memberId', m.id::text, 'userId', m.user_id::text, 'name', u.real_name,
          'departmentId', m.department_id::text, 'status', m.status, 'left', m.left_at is not null, 'approves', m.approves))
        from asked
          cross join lateral (select * from ${membershipsView} m where m.firm_id = ${firmId} and m.id = asked.id limit 1) m
          cross join lateral (select real_name from ${usersView} u where u.id = m.user_id limit 1) u) members,
      (select json_agg(json_build_object('roleId', role_id::text, 'memberId', membership_id::text)
          order by membership_id) from role_people) role_people,
      (select json_agg(json_build_object('id', id::text, 'name', name, 'parentId', parent_id::text,
          'headMemberId', head_member_id::text)) from way) departments,
      (select json_agg(id::text order by id) from administrators) administrators,
      (select json_agg(n) from (${namesOf(firmId)}) n) names,
      (select (settings ->> 'selfApproval')::boolean from ${firmsView} where id = ${firmId}) self_approval`);
  return toFacts(rows[0]);
}

function toFacts(row: PeopleRow | undefined): PeopleFacts {
  const members = row?.members ?? [];
  const rolesView = new Map<string, string[]>();
  for (const { roleId, memberId } of row?.role_people ?? [])
    rolesView.set(roleId, [...(rolesView.get(roleId) ?? []), memberId]);
  const names = new Map((row?.names ?? []).map(({ kind, id, name }) => [nameKey(kind, id), name]));
  for (const { memberId, name } of members) names.set(nameKey('member', memberId), name);
  return {
    members: new Map(members.map((member) => [member.memberId, member])),
    roles: rolesView,
    departments: new Map((row?.departments ?? []).map((department) => [department.id, department])),
    administrators: row?.administrators ?? [],
    selfApproval: row?.self_approval ?? false,
    names,
  };
}
