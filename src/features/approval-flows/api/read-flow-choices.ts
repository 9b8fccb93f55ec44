import { type SQL, sql } from 'drizzle-orm';
import { membershipsView, usersView } from '#features/access/api/access-views.ts';
import { costCentersView } from '#features/budgets/api/budgets-views.ts';
import { brandsView, categoriesView } from '#features/catalog/api/catalog-views.ts';
import { departmentsView, rolesView } from '#features/organisation/api/organisation-views.ts';
import type { Db } from '#platform/api/database.ts';
import { containing } from '#platform/api/like-text.ts';
import type { NamedKind } from '../rules/flow-plan.ts';

const MOST_CHOICES = 50;

export interface Choice {
  id: string;
  name: string;
  /** Tells namesakes apart: the way to a department, the department of a person. */
  hint: string;
}

/** Names above a row of a tree, from the top: 总部 / 制造中心. */
const wayAbove = (table: SQL, firmId: bigint): SQL => sql`coalesce((
  select string_agg(a.name, ' / ' order by length(a.path)) from ${table} a
  where a.firm_id = ${firmId} and a.id <> t.id and t.path like a.path || '%'), '')`;

const memberHint = sql`concat_ws(' · ', d.name, nullif(m.job_title, ''),
  case when m.left_at is not null then '已离职' when m.status = 0 then '已冻结' when m.status = 2 then '未激活'
    when not m.approves then '已关闭审批' end)`;

const sources = (firmId: bigint, like: SQL): Record<NamedKind, SQL> => ({
  department: sql`select t.id::text, t.name, ${wayAbove(sql`${departmentsView}`, firmId)} hint from ${departmentsView} t
    where t.firm_id = ${firmId} and t.name ilike ${like} order by t.path`,
  member: sql`select m.id::text, u.real_name as name, ${memberHint} hint from ${membershipsView} m
    join ${usersView} u on u.id = m.user_id left join ${departmentsView} d on d.firm_id = m.firm_id and d.id = m.department_id
    where m.firm_id = ${firmId} and m.participant_extend_type <> 5 and m.left_at is null
      and (u.real_name ilike ${like} or u.user_name ilike ${like})
    order by m.status = 1 desc, u.real_name, m.id`,
  role: sql`select id::text, name, note hint from ${rolesView} where firm_id = ${firmId} and name ilike ${like} order by id`,
  cost_center: sql`select t.id::text, t.name, t.code hint from ${costCentersView} t
    where t.firm_id = ${firmId} and (t.name ilike ${like} or t.code ilike ${like}) order by t.path`,
  category: sql`select t.id::text, t.name, coalesce((select string_agg(a.name, ' / ' order by a.level)
      from ${categoriesView} a where a.id = any(t.path_ids) and a.id <> t.id), '') hint
    from ${categoriesView} t where t.name ilike ${like} order by t.level, t.sort, t.id`,
  brand: sql`select id::text, name, coalesce(name_en, '') hint from ${brandsView}
    where name ilike ${like} or name_en ilike ${like} order by name, id`,
});

/** What can be chosen in a condition or as an approver, by a part of its name. */
export async function readFlowChoices(db: Db, firmId: bigint, kind: NamedKind, keyword: string): Promise<Choice[]> {
  const like = sql`${containing(keyword)}`;
  const { rows } = await db.execute<{ id: string; name: string; hint: string }>(
    sql`${sources(firmId, like)[kind]} limit ${MOST_CHOICES}`,
  );
  return rows;
}
