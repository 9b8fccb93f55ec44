import { releaseStock } from '#features/catalog/api/public.ts';
import { writeAudit } from '#platform/api/audit.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { cancelErrors } from '../contract/order-errors.ts';
import { canCancel } from '../rules/order-scope.ts';
import { orderStatusLabel } from '../rules/order-status.ts';
import { announceCancelled } from './advance-order.ts';
import { insertEvent, markReleased, moveOrder, readHeldStock } from './order-repo.ts';
import { lockOrder } from './order-scope-repo.ts';
import { readStatus } from './read-status.ts';

export interface CancelRequest {
  orderNo: string;
  reason: string;
  /** The version the caller saw. */
  version?: number;
}

/** Cancels an order and gives its stock back, in one transaction; a second cancellation finds nothing to cancel. */
export async function cancelOrder(db: Db, caller: SignedInCaller, { orderNo, reason, version }: CancelRequest) {
  const order = await lockOrder(db, caller, orderNo);
  if (!order) throw notFound('订单');
  const { firmId, userId } = caller;
  const status = readStatus(order.status);
  if (!canCancel({ status, own: order.userId === userId, permissions: caller.permissions })) {
    throw refuse(cancelErrors, 'ORDER_NOT_CANCELLABLE');
  }
  if (version !== undefined && version !== order.version) throw refuse(cancelErrors, 'ORDER_CHANGED');
  const place = { firmId, orderId: order.id };
  await moveOrder(db, place, 'cancelled');
  await insertEvent(db, {
    ...place,
    ...{ userId, kind: 'cancelled', fromStatus: status, toStatus: 'cancelled', detail: reason },
  });
  await writeAudit(db, caller, {
    ...{ action: 'order.cancelled', objectType: 'order', objectId: orderNo },
    before: { status },
    after: { status: 'cancelled', reason },
  });
  await announceCancelled(db, place);
  await releaseStock(db, await readHeldStock(db, place));
  await markReleased(db, place);
  return { orderNo, status: 'cancelled', statusLabel: orderStatusLabel('cancelled') };
}
