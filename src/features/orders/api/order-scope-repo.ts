import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import type { OrderFilter, OrderTab } from '../contract/order-schemas.ts';
import { seesFirmOrders } from '../rules/order-scope.ts';
import { statusesOf } from '../rules/order-tabs.ts';
import { orders } from './order-tables.ts';

/** The orders a caller may see: the one condition that list, counts, detail and acts share. */
export function visibleTo(caller: SignedInCaller): SQL | undefined {
  const ofFirm = eq(orders.firmId, caller.firmId);
  return seesFirmOrders(caller.permissions) ? ofFirm : and(ofFirm, eq(orders.userId, caller.userId));
}

const containing = (keyword: string) => `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;

function matchesKeyword(keyword: string): SQL {
  const pattern = containing(keyword);
  return sql`(${orders.orderNo} ilike ${pattern} or ${orders.poNumber} ilike ${pattern} or exists (
    select 1 from order_lines l where l.firm_id = ${orders.firmId} and l.order_id = ${orders.id}
      and (l.item_no ilike ${pattern} or l.mpn ilike ${pattern} or l.product_name ilike ${pattern})))`;
}

/** Midnight in Shanghai at the start of a day, or of the day after it. */
const dayStart = (date: string, offset: 0 | 1) =>
  sql`(${date}::date + ${offset}::int)::timestamp at time zone 'Asia/Shanghai'`;

/** Filters of the order list; the tab comes apart, because counts are of all tabs. */
export function matching({ keyword, dateFrom, dateTo, skuCode }: OrderFilter): SQL | undefined {
  return and(
    keyword ? matchesKeyword(keyword) : undefined,
    dateFrom ? sql`${orders.submittedAt} >= ${dayStart(dateFrom, 0)}` : undefined,
    dateTo ? sql`${orders.submittedAt} < ${dayStart(dateTo, 1)}` : undefined,
    skuCode
      ? sql`exists (select 1 from order_lines l where l.firm_id = ${orders.firmId} and l.order_id = ${orders.id}
          and l.item_no = ${skuCode})`
      : undefined,
  );
}

export function onTab(tab: OrderTab): SQL | undefined {
  const statuses = statusesOf(tab);
  return statuses.length ? inArray(orders.status, [...statuses]) : undefined;
}

/** Locks an order the caller may see, for a change of its state. */
export async function lockOrder(db: Db, caller: SignedInCaller, orderNo: string) {
  const [order] = await db
    .select({ id: orders.id, userId: orders.userId, status: orders.status, version: orders.version })
    .from(orders)
    .where(and(visibleTo(caller), eq(orders.orderNo, orderNo)))
    .for('update');
  return order ?? null;
}
