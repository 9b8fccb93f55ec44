import type { Caller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { advanceOrder } from './advance-order.ts';
import { changePayWay, type PayableOrder, setPaymentStatus } from './order-payment-repo.ts';

/** The money of a locked order has arrived: it goes on to its goods. */
export async function markOrderPaid(
  db: Db,
  order: PayableOrder,
  payment: { actor: Pick<Caller, 'firmId' | 'userId'>; detail: string },
): Promise<void> {
  if (order.status !== 'to_pay') throw new Error(`order ${order.orderNo} does not wait for money`);
  await setPaymentStatus(db, order, 'paid');
  await advanceOrder(db, { ...order, from: 'to_pay', to: 'to_ship', kind: 'paid', ...payment });
}

/** An unpaid order is taken on the firm's credit after all. */
export async function markOnAccount(
  db: Db,
  order: PayableOrder,
  actor: Pick<Caller, 'firmId' | 'userId'>,
): Promise<void> {
  await changePayWay(db, order, 'account', null);
  await advanceOrder(db, { ...order, from: 'to_pay', to: 'to_ship', kind: 'on_account', actor });
}
