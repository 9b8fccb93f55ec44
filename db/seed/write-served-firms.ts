import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { ROLE_TEMPLATES } from '#features/access/rules/public.ts';
import { changeScope } from '#platform/api/database.ts';

/** Companies the demo's sales person serves besides the one the person was written with. */
const MORE_FIRMS = 11;

const ROLE = '销售';

/**
 * The demo's sales person serves a dozen companies, each as a sales account that sees what the company orders and asks
 * for, so that the workspace looks like one.
 */
export async function writeServedFirms(db: NodePgDatabase): Promise<void> {
  await changeScope(db, { firmId: null, userId: null, right: 'identity' });
  const { rows } = await db.execute<{ firm_id: string; membership_id: string }>(sql`
    with sales as (
      update memberships set data_scope = 'company' where id = (
        select min(id) from memberships where participant_extend_type = 5)
      returning firm_id, user_id, seller_code)
    insert into memberships (firm_id, user_id, participant_extend_type, seller_code, data_scope)
    select f.id, sales.user_id, 5, sales.seller_code, 'company'
      from sales join firms f on f.firm_type = 'company' and f.firm_channel = 0 and f.id <> sales.firm_id
     order by f.id limit ${MORE_FIRMS}
    returning firm_id, id as membership_id`);
  const codes = sql.param([...(ROLE_TEMPLATES[ROLE] ?? [])]);
  for (const { firm_id: firmId, membership_id: membershipId } of rows) {
    await changeScope(db, { firmId: BigInt(firmId), userId: null });
    await db.execute(sql`
      with made as (
        insert into roles (firm_id, name) values (${firmId}::bigint, ${ROLE}) on conflict do nothing returning id),
      granted as (
        insert into role_permissions (firm_id, role_id, code)
        select ${firmId}::bigint, made.id, code from made cross join unnest(${codes}::text[]) code)
      insert into membership_roles (firm_id, membership_id, role_id)
      select ${firmId}::bigint, ${membershipId}::bigint, id from made
      union all
      select ${firmId}::bigint, ${membershipId}::bigint, id from roles where firm_id = ${firmId}::bigint and name = ${ROLE}`);
  }
}
