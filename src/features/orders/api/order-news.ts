import type { Db } from '#platform/api/database.ts';
import { recordEffect } from '#platform/api/outbox.ts';

/** Keys of an order, as JSON carries them. */
export interface OrderNews {
  firmId: string;
  orderId: string;
}

/** Topic of orders that wait for the warehouse from now on. */
export const ORDER_READY = 'order.ready';

/**
 * Topic of orders that came to be or moved in another way: made but not ready yet, sent, taken. Who keeps figures of orders
 * hears of it; the payload is `OrderNews`, and what there is to know stands in the order.
 */
export const ORDER_TOLD = 'order.told';

/** Tells those who send goods that an order is ready for them; with the transaction, within seconds. */
export function announceReady(db: Db, { firmId, orderId }: { firmId: bigint; orderId: bigint }): Promise<void> {
  const order: OrderNews = { firmId: String(firmId), orderId: String(orderId) };
  return recordEffect(db, ORDER_READY, order);
}

/**
 * Topic of orders that came to nothing, whole or in part: who holds money or credit of one gives it back. The payload is
 * `OrderNews`; how much stands in the order itself, so that a repeat gives nothing back twice.
 */
export const ORDER_CANCELLED = 'order.cancelled';

/** Tells those who keep money of an order to look at it again; with the transaction, within seconds. */
export function announceCancelled(db: Db, { firmId, orderId }: { firmId: bigint; orderId: bigint }): Promise<void> {
  const news: OrderNews = { firmId: String(firmId), orderId: String(orderId) };
  return recordEffect(db, ORDER_CANCELLED, news);
}

/**
 * Topic of orders of which goods or money went back by after-sales: budgets and figures follow. The payload is `OrderNews`; how
 * much stands in the order and its lines.
 */
export const ORDER_RETURNED = 'order.returned';

/** Tells those who count what an order came to that a part of it is back. */
export function announceReturned(db: Db, { firmId, orderId }: { firmId: bigint; orderId: bigint }): Promise<void> {
  const news: OrderNews = { firmId: String(firmId), orderId: String(orderId) };
  return recordEffect(db, ORDER_RETURNED, news);
}
