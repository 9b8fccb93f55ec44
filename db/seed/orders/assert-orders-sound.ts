import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

/**
 * What must hold of all orders, whatever made them: written straight into the tables, the demo's year keeps to the same
 * rules as orders that people placed. Throws the first breaches.
 */
export async function assertOrdersSound(db: NodePgDatabase): Promise<void> {
  const { rows } = await db.execute<{ breach: string; name: string }>(sql`
    with lines as materialized (
      select l.id, l.order_id, l.quantity, l.cancelled_quantity, l.shipped_quantity, l.signed_quantity from order_lines l),
    parts as materialized (
      select pl.line_id, sum(pl.quantity) as units from order_part_lines pl join order_parts p on p.id = pl.part_id
       where p.status <> 'cancelled' group by pl.line_id),
    sent as materialized (select line_id, sum(quantity) as units from shipment_lines group by line_id),
    signed as materialized (select line_id, sum(received) as units from sign_lines group by line_id),
    held as materialized (
      select sku_id, warehouse, sum(quantity) as units from stock_reservations where state = 'held' group by 1, 2),
    last_events as materialized (
      select distinct on (order_id) order_id, to_status from order_events order by order_id, id desc)
    (select 'every unit is in one part' as breach, l.id::text as name from lines l left join parts p on p.line_id = l.id
      where l.quantity - l.cancelled_quantity <> coalesce(p.units, 0))
    union all
    (select 'shipped units are in parcels', l.id::text from lines l left join sent s on s.line_id = l.id
      where l.shipped_quantity <> coalesce(s.units, 0))
    union all
    (select 'signed units were counted', l.id::text from lines l left join signed s on s.line_id = l.id
      where l.signed_quantity <> coalesce(s.units, 0))
    union all
    (select 'stock is held for orders', s.sku_id || ' ' || s.warehouse from stock_levels s
      left join held h on h.sku_id = s.sku_id and h.warehouse = s.warehouse where s.reserved <> coalesce(h.units, 0))
    union all
    (select 'the log ends where the order stands', o.order_no from orders o left join last_events e on e.order_id = o.id
      where o.status is distinct from e.to_status)
    union all
    (select 'settled orders have sent everything', o.order_no from orders o join lines l on l.order_id = o.id
      where o.status in ('to_receive', 'signed', 'completed') and l.shipped_quantity < l.quantity - l.cancelled_quantity)
    limit 5`);
  const told = rows.map(({ breach, name }) => `${breach}: ${name}`);
  if (told.length > 0) throw new Error(`the demo's orders do not hold: ${told.join('; ')}`);
}
