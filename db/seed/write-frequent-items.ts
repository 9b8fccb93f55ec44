import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { changeScope } from '#platform/api/database.ts';

/** Marks that one person has set. */
const MOST_EACH = 6;

/** Marks what every person has ordered again and again as bought often; what is kept from the firm is no mark. */
export async function writeFrequentItems(db: NodePgDatabase): Promise<void> {
  await changeScope(db, { firmId: null, userId: null, right: 'worker' });
  await db.execute(sql`
    insert into frequent_items (firm_id, user_id, sku_id)
    select firm_id, user_id, sku_id from (
      select o.firm_id, o.user_id, l.sku_id,
        row_number() over (partition by o.firm_id, o.user_id order by count(distinct o.id) desc, l.sku_id) as place
      from orders o join order_lines l on l.firm_id = o.firm_id and l.order_id = o.id
        join skus s on s.id = l.sku_id and not s.exclusive
      where o.status not in ('cancelled', 'rejected', 'refused', 'closed')
      group by o.firm_id, o.user_id, l.sku_id having count(distinct o.id) >= 3) often
    where place <= ${MOST_EACH}`);
}
