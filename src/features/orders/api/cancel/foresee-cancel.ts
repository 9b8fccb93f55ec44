import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { formatAmount } from '#platform/shared/money.ts';
import { cancelErrors } from '../../contract/order-errors.ts';
import { payableOf } from '../../rules/life/payable.ts';
import { canCancelRest } from '../../rules/order-scope.ts';
import type { OrderMoney } from '../order-money.ts';
import { findOwnPayable } from '../order-payment-repo.ts';
import { planOrRefuse } from './apply-cancellation.ts';
import type { CancelRequest } from './cancel-order.ts';
import { readCancelLines } from './cancel-repo.ts';

/**
 * What a cancellation would do to the money, before it is done: the same plan as the act itself, and the same rules that
 * send money back afterwards. Nothing is written.
 */
export async function foreseeCancel(
  db: Db,
  caller: SignedInCaller,
  money: Pick<OrderMoney, 'foreseeBack'>,
  {
    orderNo,
    lines = null,
  }: Omit<CancelRequest, 'reason' | 'version' | 'lines'> & { lines?: CancelRequest['lines'] | null },
) {
  const order = await findOwnPayable(db, caller, orderNo);
  if (!order) throw notFound('订单');
  const { status, userId, cancelledFen } = order;
  if (!canCancelRest({ ...caller, status, own: userId === caller.userId })) {
    throw refuse(cancelErrors, 'ORDER_NOT_CANCELLABLE');
  }
  const plan = planOrRefuse(status, await readCancelLines(db, order), lines);
  const after = { ...order, status: plan.status, cancelledFen: cancelledFen + plan.amountFen };
  return {
    releasedAmount: formatAmount(payableOf(order) - payableOf(after)),
    money: await money.foreseeBack(db, after, status),
  };
}
