import { sql } from 'drizzle-orm';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import type { LatestPurchase } from '../../contract/order-schemas.ts';
import { NOT_PURCHASED } from '../../rules/order-status.ts';
import { SERVICE_DAY_TYPE } from '../../rules/service-line.ts';
import { visibleTo } from '../order-scope-repo.ts';
import { orders } from '../order-tables.ts';

/** Orders looked into, and lines of each: enough for a few different goods, however long an order is. */
const ORDERS_READ = 20;
const LINES_READ = 20;

interface Row extends Record<string, unknown> {
  item_no: string;
  quantity: number;
  order_unit: string;
  submitted_at: string | Date;
}

/**
 * Goods of the latest orders the caller may see that are purchases, the newest first, each once and as it was taken the
 * last time, in order units and without what was called off.
 */
export async function readLatestPurchases(db: Db, caller: SignedInCaller, limit: number): Promise<LatestPurchase[]> {
  const { rows } = await db.execute<Row>(sql`
    with latest as materialized (select ${orders.id} as id, ${orders.submittedAt} as submitted_at from ${orders}
      where ${visibleTo(caller)} and ${orders.status} <> all(${sql.param([...NOT_PURCHASED])}::text[])
      order by ${orders.submittedAt} desc, ${orders.id} desc limit ${ORDERS_READ}),
    line as (select distinct on (l.sku_id) l.*, o.submitted_at from latest o cross join lateral (
        select sku_id, order_id, line_no, item_no, order_unit, quantity - cancelled_quantity as quantity from order_lines
        where firm_id = ${caller.firmId} and order_id = o.id and quantity > cancelled_quantity and day_type <> ${SERVICE_DAY_TYPE}
        order by line_no limit ${LINES_READ}) l
      order by l.sku_id, o.submitted_at desc, o.id desc, l.line_no)
    select item_no, quantity, order_unit, submitted_at from line
    order by submitted_at desc, order_id desc, line_no limit ${limit}`);
  return rows.map(({ item_no, quantity, order_unit, submitted_at }) => ({
    itemCode: item_no,
    quantity,
    orderUnit: order_unit,
    orderedAt: new Date(submitted_at).toISOString(),
  }));
}
