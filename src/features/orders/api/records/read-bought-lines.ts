import { and, asc, eq, inArray } from 'drizzle-orm';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import type { BoughtLine } from '../../rules/life/bought-items.ts';
import { visibleTo } from '../order-scope-repo.ts';
import { orderLines, orders } from '../order-tables.ts';

/** Lines of orders the caller may see, and how many of the orders there are. */
export async function readBoughtLines(
  db: Db,
  caller: SignedInCaller,
  orderNos: readonly string[],
): Promise<{ found: number; lines: BoughtLine[] }> {
  const { skuId, itemNo, productName, quantity, salesPrice, orderId } = orderLines;
  const rows = await db
    .select({ skuId, itemNo, productName, quantity, salesPrice, orderId })
    .from(orderLines)
    .innerJoin(orders, and(eq(orders.firmId, orderLines.firmId), eq(orders.id, orderLines.orderId)))
    .where(and(visibleTo(caller), inArray(orders.orderNo, [...orderNos])))
    .orderBy(asc(orderLines.orderId), asc(orderLines.lineNo));
  return { found: new Set(rows.map((row) => row.orderId)).size, lines: rows };
}
