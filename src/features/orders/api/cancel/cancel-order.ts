import { checkSeen } from '#business/documents/api/public.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { formatAmount } from '#platform/shared/money.ts';
import { cancelErrors } from '../../contract/order-errors.ts';
import type { CancelWish } from '../../rules/life/cancel-lines.ts';
import { canCancelRest } from '../../rules/order-scope.ts';
import { orderStatusLabel } from '../../rules/order-status.ts';
import { lockOrder } from '../order-scope-repo.ts';
import { readStatus } from '../read-status.ts';
import { applyCancellation } from './apply-cancellation.ts';

export interface CancelRequest {
  orderNo: string;
  reason: string;
  /** The version the caller saw. */
  version?: number;
  lines?: readonly CancelWish[];
}

/** A buyer calls off an order or a part of it; a second cancellation of the same finds nothing to cancel. */
export async function cancelOrder(db: Db, caller: SignedInCaller, { orderNo, reason, version, lines }: CancelRequest) {
  const order = await lockOrder(db, caller, orderNo);
  if (!order) throw notFound('订单');
  const { permissions, userId, identity } = caller;
  const status = readStatus(order.status);
  if (!canCancelRest({ status, own: order.userId === userId, permissions, identity })) {
    throw refuse(cancelErrors, 'ORDER_NOT_CANCELLABLE');
  }
  checkSeen(order, version, () => refuse(cancelErrors, 'ORDER_CHANGED'));
  const done = await applyCancellation(db, order, { userId, reason, lines: lines ?? null });
  return {
    orderNo,
    status: done.status,
    statusLabel: orderStatusLabel(done.status),
    version: done.version,
    releasedAmount: formatAmount(done.releasedFen),
  };
}
