import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { departmentsView } from '#features/organisation/api/organisation-views.ts';

/** Today where the rules are made. */
const TODAY = sql`(now() at time zone 'Asia/Shanghai')::date`;

/** The caller's department and all above it; asked only where a rule names a department. */
export const DEPARTMENTS = sql`array(select unnest(string_to_array(btrim(d.path, '/'), '/'))::bigint
  from memberships_view m join ${departmentsView} d on d.firm_id = m.firm_id and d.id = m.department_id
  where m.firm_id = (select app_firm_id()) and m.user_id = (select app_user_id()))`;

/** Columns of rules: of the table, or of the view that others read. */
type RuleColumns = Record<'firmId' | 'userId' | 'departmentId' | 'startsOn' | 'endsOn', AnyColumn>;

/** Rules of the caller's firm that are in force today and speak of everybody, the caller's department, or the caller. */
export const ruleApplies = (r: RuleColumns, departments = DEPARTMENTS): SQL => sql`${r.firmId} = app_firm_id()
  and (${r.userId} is null or ${r.userId} = app_user_id())
  and (${r.departmentId} is null or ${r.departmentId} = any(${departments}))
  and (${r.startsOn} is null or ${r.startsOn} <= ${TODAY}) and (${r.endsOn} is null or ${r.endsOn} >= ${TODAY})`;

/** Items the caller's firm has an agreed price for today. */
export const AGREED_ITEMS: SQL = sql`(select a.sku_id from agreement_prices_view a where a.firm_id = app_firm_id()
  and a.valid_from <= ${TODAY} and (a.valid_to is null or a.valid_to >= ${TODAY}))`;
