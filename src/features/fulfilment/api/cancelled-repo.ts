import { sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import type { ParcelLine } from '../rules/order-work.ts';

/**
 * Writes units off an order, with their money: what stays of a line costs what it would have cost alone, the rest is
 * cancelled. Answers the fen taken off.
 */
export async function writeOffUnits(
  db: Db,
  { firmId, orderId }: { firmId: bigint; orderId: bigint },
  lines: readonly ParcelLine[],
): Promise<bigint> {
  const ids = sql.param(lines.map(({ lineId }) => String(lineId)));
  const units = sql.param(lines.map(({ quantity }) => quantity));
  const { rows } = await db.execute<{ fen: string }>(sql`
    with gone as (
      select l.id, l.cancelled_quantity + c.units as units, l.cancelled_fen as before,
             l.amount_fen - (l.sales_price * (l.quantity - l.cancelled_quantity - c.units) + 50) / 100 as after
        from order_lines l join unnest(${ids}::bigint[], ${units}::int[]) as c (line_id, units) on l.id = c.line_id
       where l.firm_id = ${firmId} and l.order_id = ${orderId}),
    written as (
      update order_lines l set cancelled_quantity = g.units, cancelled_fen = g.after from gone g
       where l.firm_id = ${firmId} and l.id = g.id returning g.after - g.before as fen),
    summed as (select coalesce(sum(fen), 0)::bigint as fen from written)
    update orders o set cancelled_fen = o.cancelled_fen + s.fen from summed s
     where o.firm_id = ${firmId} and o.id = ${orderId} returning s.fen::text as fen`);
  return BigInt(rows[0]?.fen ?? '0');
}
