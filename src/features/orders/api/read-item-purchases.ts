import { and, count, desc, eq, gt, notInArray, sql } from 'drizzle-orm';
import { usersView } from '#features/access/api/access-views.ts';
import type { Db } from '#platform/api/database.ts';
import { formatUnitPrice } from '#platform/shared/money.ts';
import type { ItemPurchases } from '../contract/purchase-schemas.ts';
import { NOT_PURCHASED } from '../rules/order-status.ts';
import { orderLines, orders } from './order-tables.ts';

/** Purchases shown beside an item. */
const MOST = 5;

/**
 * When, by whom, how many and at which price the firm bought an item. Everybody of the firm who works with orders may
 * know that: it is what the next price is compared with.
 */
export async function readItemPurchases(db: Db, firmId: bigint, itemNo: string): Promise<ItemPurchases> {
  // By id: order lines are found by firm and item.
  const sameItem = eq(orderLines.skuId, sql`(select id from skus_view where item_no = ${itemNo})`);
  const bought = and(
    ...[eq(orderLines.firmId, firmId), sameItem, notInArray(orders.status, [...NOT_PURCHASED])],
    gt(orderLines.quantity, orderLines.cancelledQuantity),
  );
  const ofOrder = and(eq(orders.firmId, orderLines.firmId), eq(orders.id, orderLines.orderId));
  const { quantity, orderUnit, salesPrice } = orderLines;
  const rows = await db
    .select({ at: orders.submittedAt, buyerName: usersView.realName, quantity, orderUnit, salesPrice })
    .from(orderLines)
    .innerJoin(orders, ofOrder)
    .innerJoin(usersView, eq(usersView.id, orders.userId))
    .where(bought)
    .orderBy(desc(orders.submittedAt), desc(orders.id))
    .limit(MOST);
  if (rows.length < MOST) return { total: rows.length, list: rows.map(present) };
  const [all] = await db.select({ total: count() }).from(orderLines).innerJoin(orders, ofOrder).where(bought);
  return { total: all?.total ?? rows.length, list: rows.map(present) };
}

interface PurchaseRow {
  at: Date;
  buyerName: string;
  quantity: number;
  orderUnit: string;
  salesPrice: bigint;
}

const present = ({ at, salesPrice, ...row }: PurchaseRow) => ({
  ...row,
  at: at.toISOString(),
  salesPrice: formatUnitPrice(salesPrice),
});
