import { and, asc, desc, eq, gt, ne, notInArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { NOT_PURCHASED } from '../../rules/order-status.ts';
import { SERVICE_DAY_TYPE } from '../../rules/service-line.ts';
import { LOCKED, type LockedOrder } from '../order-scope-repo.ts';
import { orderLines, orders } from '../order-tables.ts';

/** An order by its number, in the name of its firm. */
export interface OrderName {
  firmId: bigint;
  documentNo: string;
}

const named = ({ firmId, documentNo }: OrderName) => and(eq(orders.firmId, firmId), eq(orders.orderNo, documentNo));

/** The order as its approvers see it, whatever its state. */
export async function readOrderToApprove(db: Db, name: OrderName) {
  const [order] = await db.select().from(orders).where(named(name));
  if (!order) return null;
  const lines = await db
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.firmId, name.firmId), eq(orderLines.orderId, order.id)))
    .orderBy(asc(orderLines.lineNo));
  return { order, lines };
}

/** Locks an order for whoever decides about it: no scope of a person stands in the way. */
export async function lockOrderToApprove(db: Db, name: OrderName): Promise<LockedOrder | null> {
  const [order] = await db.select(LOCKED).from(orders).where(named(name)).for('update');
  return order ?? null;
}

/** What became of the approval, and until when the order is held from now on. */
export async function writeApproval(
  db: Db,
  { firmId, id }: { firmId: bigint; id: bigint },
  facts: { approvalStatus: 'passed' | 'refused' | 'none'; holdUntil: Date | null },
): Promise<void> {
  await db
    .update(orders)
    .set({ ...facts, updatedAt: sql`now()` })
    .where(and(eq(orders.firmId, firmId), eq(orders.id, id)));
}

/** Prices told of one item. */
const PRICES = 8;

export interface BoughtPrice {
  itemNo: string;
  at: Date;
  /** 1/10,000 yuan. */
  salesPrice: bigint;
}

/** What the firm paid for items before, without this order; of each item the last few, the latest first. */
export async function readPaidPrices(db: Db, name: OrderName, itemNos: readonly string[]): Promise<BoughtPrice[]> {
  const { itemNo, salesPrice, skuId } = orderLines;
  const place = sql<number>`row_number() over (partition by ${skuId} order by ${orders.submittedAt} desc, ${orders.id} desc)`;
  const bought = db
    .select({ itemNo, salesPrice, at: orders.submittedAt, place: place.as('place') })
    .from(orderLines)
    .innerJoin(orders, and(eq(orders.firmId, orderLines.firmId), eq(orders.id, orderLines.orderId)))
    .where(
      and(
        eq(orderLines.firmId, name.firmId),
        sql`${skuId} in (select id from skus_view where item_no = any(${sql.param([...itemNos])}::text[]))`,
        ne(orders.orderNo, name.documentNo),
        notInArray(orders.status, [...NOT_PURCHASED]),
        gt(salesPrice, 0n),
        ne(orderLines.dayType, SERVICE_DAY_TYPE),
      ),
    )
    .as('bought');
  return db
    .select({ itemNo: bought.itemNo, at: bought.at, salesPrice: bought.salesPrice })
    .from(bought)
    .where(sql`${bought.place} <= ${PRICES}`)
    .orderBy(desc(bought.at));
}
