import type { Db } from '#platform/api/database.ts';
import { payableOf } from '../rules/life/payable.ts';
import { deadlineAfterApproval, type HoldTimes } from '../rules/pay-deadline.ts';
import { readPayTerms } from './approval/read-pay-terms.ts';
import type { OrderMoney } from './order-money.ts';
import { lockPayableOrder, writeHold } from './order-payment-repo.ts';

export interface MoneySettings {
  money: OrderMoney;
  hold: HoldTimes;
}

/**
 * The shop has accepted an order whose money is still owed: from now on it is held for its buyer, who may be away, for
 * working days of the firm, as after an approval (decision 0035). False: nothing is owed for it. Reads and writes in the
 * name of the firm.
 */
export async function openPayment(
  db: Db,
  { money, hold }: MoneySettings,
  place: { firmId: bigint; orderId: bigint },
): Promise<boolean> {
  const order = await lockPayableOrder(db, place);
  if (!order || order.payWay === 'account' || order.paymentStatus === 'paid') return false;
  const now = new Date();
  const holdUntil = deadlineAfterApproval(order.payWay, hold, await readPayTerms(db, place.firmId, now), now);
  await writeHold(db, place, holdUntil);
  const { userId, orderNo, payWay } = order;
  await money.book(db, { ...place, userId, orderNo, payWay, holdUntil, totalFen: payableOf(order) });
  return true;
}
