import { writeAudit } from '#platform/api/audit.ts';
import type { Caller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import type { OrderEventKind } from '../rules/order-events.ts';
import type { OrderStatus } from '../rules/order-status.ts';
import { announceCancelled } from './order-news.ts';
import { insertEvent, moveOrder } from './order-repo.ts';

export interface OrderPlace {
  firmId: bigint;
  orderId: bigint;
  orderNo: string;
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
