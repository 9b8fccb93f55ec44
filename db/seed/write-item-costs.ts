import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { changeScope } from '#platform/api/database.ts';

/** Of the usual price, in percent: below what the best agreement and the deepest promotion leave. */
export const DEMO_COST_PERCENT = 74;
export const DEMO_FLOOR_PERCENT = 82;

const SUPPLIERS = ['华东一级代理', '品牌直供', '华南总经销', '工厂直采'];

/** What every item of the demo costs the shop, and the least it is sold for; only the desk is shown it. */
export async function writeItemCosts(db: NodePgDatabase): Promise<void> {
  await changeScope(db, { firmId: null, userId: null, right: 'desk' });
  // To whole fen where an item costs more than a few of them.
  const share = (percent: number) => sql`case when sales_price >= 10000
    then sales_price * ${percent}::int / 10000 * 100 else sales_price * ${percent}::int / 100 end`;
  await db.execute(sql`
    insert into item_costs (sku_id, cost, floor, supplier)
    select id, ${share(DEMO_COST_PERCENT)}, ${share(DEMO_FLOOR_PERCENT)},
      (${sql.param(SUPPLIERS)}::text[])[1 + id % ${SUPPLIERS.length}::int]
    from skus where sales_price > 0`);
  await changeScope(db, { firmId: null, userId: null });
}
