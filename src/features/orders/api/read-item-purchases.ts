import { and, desc, eq, gt, ne, notInArray, type SQL, sql } from 'drizzle-orm';
import { usersView } from '#features/access/api/access-views.ts';
import { compiledSelect, type Given } from '#platform/api/compiled-statement.ts';
import type { Db } from '#platform/api/database.ts';
import { formatUnitPrice } from '#platform/shared/money.ts';
import type { ItemPurchases } from '../contract/purchase-schemas.ts';
import { NOT_PURCHASED } from '../rules/order-status.ts';
import { SERVICE_DAY_TYPE } from '../rules/service-line.ts';
import { orderLines, orders } from './order-tables.ts';

/** Purchases shown beside an item. */
const MOST = 5;

type Wanted = { firmId: bigint; itemNo: string };

/** Lines of an item that the firm bought. */
function bought({ firmId, itemNo }: Given<Wanted>): SQL | undefined {
  // By id: order lines are found by firm and item.
  const sameItem = eq(orderLines.skuId, sql`(select id from skus_view where item_no = ${itemNo})`);
  return and(
    ...[eq(orderLines.firmId, firmId), sameItem, notInArray(orders.status, [...NOT_PURCHASED])],
    gt(orderLines.quantity, orderLines.cancelledQuantity),
    // What was sent anew for nothing was bought before.
    gt(orderLines.salesPrice, 0n),
    ne(orderLines.dayType, SERVICE_DAY_TYPE),
  );
}

const ofOrder = and(eq(orders.firmId, orderLines.firmId), eq(orders.id, orderLines.orderId));
const { quantity, orderUnit, salesPrice } = orderLines;
/** All there are, with each of the few that are shown: they are all read to be sorted. */
const total = sql<number>`(count(*) over ())::int`;

const latest = compiledSelect<Wanted>()((db, given) =>
  db
    .select({ at: orders.submittedAt, buyerName: usersView.realName, quantity, orderUnit, salesPrice, total })
    .from(orderLines)
    .innerJoin(orders, ofOrder)
    .innerJoin(usersView, eq(usersView.id, orders.userId))
    .where(bought(given))
    .orderBy(desc(orders.submittedAt), desc(orders.id))
    .limit(MOST),
);

/**
 * When, by whom, how many and at which price the firm bought an item. Everybody of the firm who works with orders may
 * know that: it is what the next price is compared with.
 */
export async function readItemPurchases(db: Db, firmId: bigint, itemNo: string): Promise<ItemPurchases> {
  const rows = await latest(db, { firmId, itemNo });
  return { total: rows[0]?.total ?? 0, list: rows.map(present) };
}

interface PurchaseRow {
  at: Date;
  buyerName: string;
  quantity: number;
  orderUnit: string;
  salesPrice: bigint;
  total: number;
}

const present = ({ at, salesPrice, total: _, ...row }: PurchaseRow) => ({
  ...row,
  at: at.toISOString(),
  salesPrice: formatUnitPrice(salesPrice),
});
