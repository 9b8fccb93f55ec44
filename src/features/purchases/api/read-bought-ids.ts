import { sql } from 'drizzle-orm';
import { NOT_PURCHASED } from '#features/orders/rules/public.ts';
import { compiledSql } from '#platform/api/compiled-statement.ts';
import type { Db } from '#platform/api/database.ts';

const readBought = compiledSql<{ firmId: bigint; skuIds: readonly bigint[] }, { id: string }>(
  (given) => sql`
    select asked.id::text from unnest(${given.skuIds}::bigint[]) as asked (id)
    where exists (select from order_lines_view l join orders_view o on o.firm_id = l.firm_id and o.id = l.order_id
      where l.firm_id = ${given.firmId} and l.sku_id = asked.id and l.quantity > l.cancelled_quantity
        and o.status <> all(${sql.param([...NOT_PURCHASED])}::text[]))`,
);

/** Which of some items the firm has bought: a step into an index for each item, and one for each order until one counts. */
export async function readBoughtIds(db: Db, firmId: bigint, skuIds: readonly bigint[]): Promise<Set<bigint>> {
  const rows = await readBought(db, { firmId, skuIds });
  return new Set(rows.map(({ id }) => BigInt(id)));
}
