import { sql } from 'drizzle-orm';
import { departmentsView } from '#features/organisation/api/organisation-views.ts';
import { ruleApplies } from '#features/visible-goods/api/public.ts';
import { visibilityRulesView as r } from '#features/visible-goods/api/visible-goods-views.ts';
import type { Db } from '#platform/api/database.ts';
import type { FirmRuleKind } from '../../contract/range-contract.ts';

export interface FirmRuleRow extends Record<string, unknown> {
  id: string;
  madeBy: 'desk' | 'firm';
  effect: 'hide' | 'range';
  kind: FirmRuleKind;
  targetId: string;
  code: string;
  name: string;
  categoryPath: string[];
  brandId: string | null;
  userId: string | null;
  person: string | null;
  departmentId: string | null;
  department: string | null;
  /** Path of the department, or of the person's department. */
  path: string | null;
  startsOn: string | null;
  endsOn: string | null;
  state: 'running' | 'coming' | 'ended';
  /** In force for whoever the transaction runs as. */
  applies: boolean;
}

const TODAY = sql`(now() at time zone 'Asia/Shanghai')::date`;

/** Rules of the caller's firm, its own first. What the shop hides from the firm is not told: it would be a hint. */
export async function readFirmRules(db: Db): Promise<FirmRuleRow[]> {
  const { rows } = await db.execute<FirmRuleRow>(sql`
    select ${r.id}::text as id, ${r.madeBy} as "madeBy", ${r.effect}, ${r.kind}, ${r.targetId}::text as "targetId",
      coalesce(c.code, b.code, s.item_no, '') as code,
      coalesce((select string_agg(p.name, ' / ' order by p.level) from categories_view p where p.id = any(c.path_ids)),
        c.name, b.name, s.name, '') as name,
      coalesce(c.path_ids, sc.path_ids, '{}')::text[] as "categoryPath", coalesce(b.id, s.brand_id)::text as "brandId",
      ${r.userId}::text as "userId", u.real_name as person, ${r.departmentId}::text as "departmentId",
      d.name as department, coalesce(d.path, md.path) as path,
      ${r.startsOn}::text as "startsOn", ${r.endsOn}::text as "endsOn",
      case when ${r.endsOn} < ${TODAY} then 'ended' when ${r.startsOn} > ${TODAY} then 'coming' else 'running' end as state,
      (${ruleApplies(r)}) as applies
    from ${r}
      left join categories_view c on ${r.kind} = 'category' and c.id = ${r.targetId}
      left join brands_view b on ${r.kind} = 'brand' and b.id = ${r.targetId}
      left join skus_view s on ${r.kind} = 'sku' and s.id = ${r.targetId}
      left join categories_view sc on sc.id = s.category_id
      left join ${departmentsView} d on d.firm_id = ${r.firmId} and d.id = ${r.departmentId}
      left join memberships_view m on m.firm_id = ${r.firmId} and m.user_id = ${r.userId}
      left join ${departmentsView} md on md.firm_id = m.firm_id and md.id = m.department_id
      left join users_view u on u.id = ${r.userId}
    where ${r.firmId} = app_firm_id() and (${r.madeBy} = 'firm' or ${r.effect} = 'range')
    order by ${r.madeBy} desc, ${r.createdAt} desc, ${r.id} desc`);
  return rows;
}
