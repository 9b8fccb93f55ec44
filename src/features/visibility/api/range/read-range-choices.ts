import { sql } from 'drizzle-orm';
import { departmentsView } from '#features/organisation/api/organisation-views.ts';
import { AGREED_ITEMS } from '#features/visible-goods/api/public.ts';
import type { Db } from '#platform/api/database.ts';
import type { FirmRange, RangePerson } from '../../contract/range-contract.ts';

const MOST_PEOPLE = 30;

export async function readDepartments(db: Db): Promise<FirmRange['departments']> {
  const { rows } = await db.execute<{ id: string; name: string; depth: number }>(sql`
    select id::text, name, array_length(string_to_array(btrim(path, '/'), '/'), 1) - 1 as depth
    from ${departmentsView} where firm_id = app_firm_id() order by path`);
  return rows;
}

export async function countAgreedItems(db: Db): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(distinct i.sku_id)::int as n from ${AGREED_ITEMS} i`,
  );
  return rows[0]?.n ?? 0;
}

/** People of the caller's firm by a part of their name, or one of them by id; those who left are not among them. */
export async function readRangePeople(
  db: Db,
  wanted: { keyword: string } | { userId: bigint },
): Promise<RangePerson[]> {
  const fits =
    'userId' in wanted
      ? sql`m.user_id = ${wanted.userId}`
      : sql`(strpos(lower(u.real_name), lower(${wanted.keyword})) > 0 or strpos(lower(u.user_name), lower(${wanted.keyword})) > 0)`;
  const { rows } = await db.execute<RangePerson & Record<string, unknown>>(sql`
    select m.user_id::text as "userId", u.real_name as name, u.user_name as "userName", d.name as department
    from memberships_view m join users_view u on u.id = m.user_id
      left join ${departmentsView} d on d.firm_id = m.firm_id and d.id = m.department_id
    where m.firm_id = app_firm_id() and m.left_at is null and ${fits} order by u.real_name, m.id limit ${MOST_PEOPLE}`);
  return rows;
}
