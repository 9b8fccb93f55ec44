import { writeAudit } from '#platform/api/audit.ts';
import type { Caller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { recordEffect } from '#platform/api/outbox.ts';
import type { OrderEventKind } from '../rules/order-events.ts';
import type { OrderStatus } from '../rules/order-status.ts';
import { insertEvent, moveOrder } from './order-repo.ts';

/**
 * Topic of orders that came to nothing, whole or in part: who holds money or credit of one gives it back. The payload is
 * `OrderNews`; how much stands in the order itself, so that a repeat gives nothing back twice.
 */
export const ORDER_CANCELLED = 'order.cancelled';

/** Ids as text: payloads are JSON. */
export interface OrderNews {
  firmId: string;
  orderId: string;
}

export interface OrderPlace {
  firmId: bigint;
  orderId: bigint;
  orderNo: string;
}

/** Tells those who keep money of an order to look at it again; with the transaction, within seconds. */
export function announceCancelled(db: Db, { firmId, orderId }: Omit<OrderPlace, 'orderNo'>): Promise<void> {
  const news: OrderNews = { firmId: String(firmId), orderId: String(orderId) };
  return recordEffect(db, ORDER_CANCELLED, news);
}

export interface OrderMove extends OrderPlace {
  from: OrderStatus;
  to: OrderStatus;
  kind: OrderEventKind;
  /** In whose name it stands in the audit log; without a person it is the shop itself. */
  actor: Pick<Caller, 'firmId' | 'userId'>;
  detail?: string;
}

/** Moves a locked order on: state, log, audit and what others must know, all or nothing. */
export async function advanceOrder(db: Db, move: OrderMove): Promise<void> {
  const { firmId, orderId, orderNo, from, to, kind, actor, detail = '' } = move;
  const place = { firmId, orderId };
  await moveOrder(db, place, to);
  await insertEvent(db, { ...place, userId: actor.userId, kind, fromStatus: from, toStatus: to, detail });
  await writeAudit(db, actor, {
    action: `order.${kind}`,
    objectType: 'order',
    objectId: orderNo,
    before: { status: from },
    after: { status: to, detail },
  });
  if (to === 'cancelled') await announceCancelled(db, place);
}
