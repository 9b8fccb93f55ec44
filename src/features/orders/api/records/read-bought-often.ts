import { sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { NOT_PURCHASED } from '../../rules/order-status.ts';
import { SERVICE_DAY_TYPE } from '../../rules/service-line.ts';

export interface BoughtOften {
  skuId: bigint;
  times: number;
  lastAt: Date;
  lastQuantity: number;
  /** 1/10,000 yuan. */
  lastPrice: bigint;
}

/** What a firm has bought most often within half a year; orders that are not purchases, or not yet, do not count. */
export async function readBoughtOften(db: Db, firmId: bigint, limit: number): Promise<BoughtOften[]> {
  const { rows } = await db.execute<
    Record<'sku_id' | 'times' | 'last_at' | 'last_quantity' | 'last_price', string>
  >(sql`
    select l.sku_id, count(distinct l.order_id) as times, max(o.submitted_at) as last_at,
      (array_agg(l.quantity order by o.submitted_at desc))[1] as last_quantity,
      (array_agg(l.sales_price order by o.submitted_at desc))[1] as last_price
    from orders o join order_lines l on l.firm_id = o.firm_id and l.order_id = o.id
    where o.firm_id = ${firmId} and o.submitted_at > now() - interval '180 days'
      and o.status <> all(${sql.param([...NOT_PURCHASED])}::text[]) and l.quantity > l.cancelled_quantity
      and l.sales_price > 0 and l.day_type <> ${SERVICE_DAY_TYPE}
    group by l.sku_id order by times desc, last_at desc, l.sku_id limit ${limit}`);
  return rows.map((row) => ({
    skuId: BigInt(row.sku_id),
    times: Number(row.times),
    lastAt: new Date(row.last_at),
    lastQuantity: Number(row.last_quantity),
    lastPrice: BigInt(row.last_price),
  }));
}
