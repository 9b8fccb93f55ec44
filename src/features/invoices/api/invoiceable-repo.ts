import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { resentUnits } from '#features/after-sales/api/public.ts';
import { orderLinesView, ordersView } from '#features/orders/api/orders-views.ts';
import { lockPayableOrder } from '#features/orders/api/public.ts';
import { paidOfLines } from '#features/orders/rules/public.ts';
import { amongIds } from '#platform/api/among.ts';
import type { Db } from '#platform/api/database.ts';
import { freeOf, type Invoiceable, type InvoiceLimit } from '../rules/invoiceable.ts';
import { invoiceApplicationLines as held } from './invoice-tables.ts';
import { missingOf } from './never-came-repo.ts';

export interface OrderGoods {
  orderLineId: bigint;
  lineNo: number;
  skuId: bigint;
  itemNo: string;
  productName: string;
  spec: string;
  unit: string;
  taxRateBp: number;
  limit: InvoiceLimit;
  free: Invoiceable;
}

/** An order with what of each line may be invoiced; freight as a line of one unit. */
export interface InvoiceableOrder {
  orderId: bigint;
  orderNo: string;
  poNumber: string;
  userId: bigint;
  invoice: typeof ordersView.$inferSelect.invoice;
  goods: OrderGoods[];
  freight: { taxRateBp: number; limit: InvoiceLimit; free: Invoiceable };
}

const NAUGHT: Invoiceable = { quantity: 0, amountFen: 0n };

const LINE = sql`order_lines_view`;

/** Of each line – freight under null – what stands in applications and is not released. */
async function readHeld(db: Db, firmId: bigint, orderIds: readonly bigint[]): Promise<Map<string, Invoiceable>> {
  const rows = await db
    .select({
      orderId: held.orderId,
      lineId: held.orderLineId,
      quantity: sql<number>`sum(${held.quantity} - ${held.releasedQuantity})::int`,
      fen: sql<string>`sum(${held.amountFen} - ${held.releasedFen})::text`,
    })
    .from(held)
    .where(and(eq(held.firmId, firmId), amongIds(held.orderId, orderIds)))
    .groupBy(held.orderId, held.orderLineId);
  return new Map(
    rows.map(({ orderId, lineId, quantity, fen }) => [
      String(lineId ?? `freight ${orderId}`),
      { quantity, amountFen: BigInt(fen) },
    ]),
  );
}

type OrderRow = Awaited<ReturnType<typeof readOrders>>[number];
const readOrders = (db: Db, condition: SQL | undefined) =>
  db.select().from(ordersView).where(condition).orderBy(asc(ordersView.id));

const readLines = (db: Db, firmId: bigint, orderIds: readonly bigint[]) =>
  db
    .select({
      line: {
        ...{ id: orderLinesView.id, orderId: orderLinesView.orderId, lineNo: orderLinesView.lineNo },
        ...{ skuId: orderLinesView.skuId, itemNo: orderLinesView.itemNo, productName: orderLinesView.productName },
        ...{ mpn: orderLinesView.mpn, orderUnit: orderLinesView.orderUnit, quantity: orderLinesView.quantity },
        ...{ amountFen: orderLinesView.amountFen, taxRateBp: orderLinesView.taxRateBp },
        ...{ cancelledQuantity: orderLinesView.cancelledQuantity, cancelledFen: orderLinesView.cancelledFen },
        ...{ signedQuantity: orderLinesView.signedQuantity, returnedQuantity: orderLinesView.returnedQuantity },
        returnedFen: orderLinesView.returnedFen,
      },
      resent: resentUnits(LINE),
      missing: missingOf(LINE),
    })
    .from(orderLinesView)
    .where(and(eq(orderLinesView.firmId, firmId), amongIds(orderLinesView.orderId, orderIds)))
    .orderBy(asc(orderLinesView.orderId), asc(orderLinesView.lineNo));
type LineRow = Awaited<ReturnType<typeof readLines>>[number];

function goodsOf(order: OrderRow, rows: readonly LineRow[], taken: ReadonlyMap<string, Invoiceable>): OrderGoods[] {
  const paid = paidOfLines(
    order,
    rows.map(({ line }) => line),
  );
  return rows.map(({ line, resent, missing }, index) => {
    const own = taken.get(String(line.id)) ?? NAUGHT;
    const limit: InvoiceLimit = {
      paidFen: paid[index] ?? 0n,
      priceFen: line.amountFen - line.cancelledFen,
      units: line.quantity - line.cancelledQuantity,
      // What never came and was paid back is among what went back: it is set off against itself.
      signedQuantity: line.signedQuantity + resent + missing,
      returnedQuantity: line.returnedQuantity,
      returnedFen: line.returnedFen,
      heldQuantity: own.quantity,
      heldFen: own.amountFen,
    };
    return {
      ...{ orderLineId: line.id, lineNo: line.lineNo, skuId: line.skuId, itemNo: line.itemNo },
      ...{ productName: line.productName, spec: line.mpn ?? '', unit: line.orderUnit, taxRateBp: line.taxRateBp },
      ...{ limit, free: freeOf(limit) },
    };
  });
}

/** Freight is a price beside that of the goods: it bears the tax of most of them, and is invoiced once something was signed. */
function freightOf(
  order: OrderRow,
  rows: readonly LineRow[],
  goods: readonly OrderGoods[],
  own: Invoiceable,
): InvoiceableOrder['freight'] {
  const signed = rows.some(({ line, resent }) => line.signedQuantity + resent > 0);
  const [main] = goods.toSorted((a, b) => (a.limit.priceFen < b.limit.priceFen ? 1 : -1));
  const limit: InvoiceLimit = {
    ...{ paidFen: order.freightFen, priceFen: order.freightFen, units: 1, signedQuantity: signed ? 1 : 0 },
    ...{ returnedQuantity: 0, returnedFen: order.returnedFreightFen },
    ...{ heldQuantity: own.quantity, heldFen: own.amountFen },
  };
  const free = freeOf(limit);
  return { taxRateBp: main?.taxRateBp ?? 1300, limit, free: order.freightFen > 0n ? free : NAUGHT };
}

/** Orders of a firm with what may be invoiced of them, in the order of their making. */
export async function readInvoiceable(
  db: Db,
  firmId: bigint,
  orderIds: readonly bigint[],
): Promise<InvoiceableOrder[]> {
  if (orderIds.length === 0) return [];
  const orders = await readOrders(db, and(eq(ordersView.firmId, firmId), amongIds(ordersView.id, orderIds)));
  const lines = await readLines(db, firmId, orderIds);
  const taken = await readHeld(db, firmId, orderIds);
  return orders.map((order) => {
    const rows = lines.filter(({ line }) => line.orderId === order.id);
    const goods = goodsOf(order, rows, taken);
    return {
      ...{ orderId: order.id, orderNo: order.orderNo, poNumber: order.poNumber ?? '', userId: order.userId },
      ...{
        invoice: order.invoice,
        goods,
        freight: freightOf(order, rows, goods, taken.get(`freight ${order.id}`) ?? NAUGHT),
      },
    };
  });
}

/** Locks orders one after the other, always in the same sequence: nobody counts the same units twice, and none waits for good. */
export async function lockOrders(db: Db, firmId: bigint, orderIds: readonly bigint[]): Promise<void> {
  const sorted = [...new Set(orderIds)].toSorted((a, b) => (a < b ? -1 : 1));
  for (const orderId of sorted) await lockPayableOrder(db, { firmId, orderId });
}

/** What came to nothing or back is free again; `part` of some of the lines, or all that is held by an application. */
export async function releaseAll(db: Db, { firmId, id }: { firmId: bigint; id: bigint }): Promise<void> {
  await db
    .update(held)
    .set({ releasedQuantity: sql`${held.quantity}`, releasedFen: sql`${held.amountFen}` })
    .where(and(eq(held.firmId, firmId), eq(held.applicationId, id)));
}

export async function releasePart(
  db: Db,
  { firmId, lineId }: { firmId: bigint; lineId: bigint },
  { quantity, amountFen }: Invoiceable,
): Promise<void> {
  await db
    .update(held)
    .set({
      releasedQuantity: sql`${held.releasedQuantity} + ${quantity}`,
      releasedFen: sql`${held.releasedFen} + ${amountFen}`,
    })
    .where(and(eq(held.firmId, firmId), eq(held.id, lineId)));
}
