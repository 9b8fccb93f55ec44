import { and, eq } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import type { OrderCopy } from '../contract/order-schemas.ts';
import { orders } from './order-tables.ts';
import { findOrders, readLines } from './records/order-record-repo.ts';
import { presentOrder } from './records/present-order.ts';

/**
 * An order of the firm in whose name the transaction runs, masked: whoever asks has shown a right of his own to this
 * one.
 */
export async function readOrderForOthers(
  db: Db,
  { firmId, orderNo }: { firmId: bigint; orderNo: string },
  { prices = false }: { prices?: boolean },
): Promise<OrderCopy | null> {
  const [found] = await findOrders(db, and(eq(orders.firmId, firmId), eq(orders.orderNo, orderNo)));
  if (!found) return null;
  const lines = await readLines(db, firmId, [found.order.id]);
  return presentOrder(found, lines, { prices, wholePhone: false, invoice: false, inside: false });
}
