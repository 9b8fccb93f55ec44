import { sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { ADMINISTRATOR_CODES } from '../rules/grant-limits.ts';
import { SALES_ACCOUNT } from './member-columns.ts';

/** Enabled people who hold every code an administrator needs, from whatever roles. */
export async function countAdministrators(db: Db, firmId: bigint): Promise<number> {
  const { rows } = await db.execute<{ people: number }>(sql`
    select count(*)::int as people from (
      select m.id from memberships_view m
        join membership_roles_view mr on mr.firm_id = m.firm_id and mr.membership_id = m.id
        join role_permissions_view rp on rp.firm_id = mr.firm_id and rp.role_id = mr.role_id
       where m.firm_id = ${firmId} and m.status = 1 and m.participant_extend_type <> ${SALES_ACCOUNT}
         and rp.code = any(${sql.param([...ADMINISTRATOR_CODES])}::text[])
       group by m.id having count(distinct rp.code) = ${ADMINISTRATOR_CODES.length}) administrators`);
  return rows[0]?.people ?? 0;
}
