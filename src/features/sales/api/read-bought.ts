import { sql } from 'drizzle-orm';
import { orderLinesView, ordersView } from '#features/orders/api/orders-views.ts';
import type { Db } from '#platform/api/database.ts';
import type { SalesPurchase } from '../contract/sales-contract.ts';

/** Orders that are looked at, and items that are told: what a firm needs shows in its last orders, however many it made before. */
const LATEST = 20;
const SHOWN = 3;

type Row = Record<'firm_id' | 'item_no' | 'name', string> & { orders: number };

/** What the last orders of firms held most often, most often first. */
export async function readBought(db: Db, firmIds: readonly bigint[]): Promise<Map<bigint, SalesPurchase['bought']>> {
  const { rows } = await db.execute<Row>(sql`
    select f.id::text as firm_id, b.item_no, b.name, b.orders
    from unnest(${sql.param(firmIds.map(String))}::bigint[]) f(id) join lateral (
      select l.item_no, max(l.product_name) as name, count(distinct l.order_id)::int as orders
      from (select o.id from ${ordersView} o where o.firm_id = f.id and o.status not in ('rejected', 'cancelled', 'closed')
            order by o.submitted_at desc, o.id desc limit ${LATEST}) latest
        join ${orderLinesView} l on l.firm_id = f.id and l.order_id = latest.id
      group by l.item_no order by 3 desc, 1 limit ${SHOWN}) b on true
    order by f.id, b.orders desc, b.item_no`);
  const byFirm = Map.groupBy(rows, ({ firm_id }) => BigInt(firm_id));
  return new Map(
    [...byFirm].map(([firmId, items]) => [
      firmId,
      items.map(({ item_no: itemNo, name, orders }) => ({ itemNo, name, orders })),
    ]),
  );
}
