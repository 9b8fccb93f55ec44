import type { Db } from '#platform/api/database.ts';
import { recordEffect } from '#platform/api/outbox.ts';

/** Topic of orders that wait for the warehouse from now on. */
export const ORDER_READY = 'order.ready';

/** Keys of an order, as JSON carries them. */
export interface ReadyOrder {
  firmId: string;
  orderId: string;
}

/** Tells those who send goods that an order is ready for them; with the transaction, within seconds. */
export function announceReady(db: Db, { firmId, orderId }: { firmId: bigint; orderId: bigint }): Promise<void> {
  const order: ReadyOrder = { firmId: String(firmId), orderId: String(orderId) };
  return recordEffect(db, ORDER_READY, order);
}
