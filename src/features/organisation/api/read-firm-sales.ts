import { sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import type { FirmSales } from '../contract/organisation-contract.ts';

/** Account kind of sales people (specification 1). */
const SALES = 5;

/** The sales person who looks after the caller's firm: whom the desk has named, else whoever has the oldest place in it. No phone number: the shop's own is shown. */
export async function readFirmSales(db: Db, firmId: bigint): Promise<FirmSales> {
  const { rows } = await db.execute<FirmSales & Record<string, unknown>>(sql`
    select u.real_name as "salesName", m.seller_code as "sellerCode"
    from memberships_view m join users_view u on u.id = m.user_id join firms f on f.id = m.firm_id
    where m.firm_id = ${firmId} and m.participant_extend_type = ${SALES} and m.status = 1
    order by m.seller_code = f.settings->>'salesCode' desc nulls last, m.id limit 1`);
  return rows[0] ?? { salesName: null, sellerCode: null };
}
