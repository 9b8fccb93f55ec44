import { sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';

/** Which of some items stand in an order of the firm that was not called off: one step into an index for each item. */
export async function readBoughtIds(db: Db, firmId: bigint, skuIds: readonly bigint[]): Promise<Set<bigint>> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select asked.id::text from unnest(${sql.param(skuIds.map(String))}::bigint[]) as asked (id)
    where exists (select from order_lines l
      where l.firm_id = ${firmId} and l.sku_id = asked.id and l.quantity > l.cancelled_quantity)`);
  return new Set(rows.map(({ id }) => BigInt(id)));
}
