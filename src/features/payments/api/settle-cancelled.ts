import { lockPayableOrder, ORDER_CANCELLED, type OrderNews, setPaymentStatus } from '#features/orders/api/public.ts';
import { type Database, type Db, inTransaction } from '#platform/api/database.ts';
import { log } from '#platform/api/log.ts';
import type { EffectHandlers } from '#platform/api/outbox-worker.ts';
import { creditToRelease } from '../rules/open-credit.ts';
import { readCreditEntries, releaseCredit } from './credit-repo.ts';
import { lockPayment, movePayment, readPayments } from './payment-repo.ts';

const WORKER = { firmId: null, userId: null, right: 'worker' } as const;

/**
 * Gives back what a cancelled order, or the cancelled part of one, no longer needs: credit at once; open payments are
 * closed; money that has come goes to those who send it back. Hearing it twice changes nothing.
 */
export async function settleCancelled(db: Db, place: { firmId: bigint; orderId: bigint }): Promise<void> {
  const order = await lockPayableOrder(db, place);
  if (!order) return;
  const amountFen = creditToRelease(order, await readCreditEntries(db, place));
  if (amountFen > 0n) await releaseCredit(db, { ...place, amountFen });
  if (order.status !== 'cancelled' && order.status !== 'rejected') return;
  for (const { id } of await readPayments(db, place)) {
    const payment = await lockPayment(db, id);
    if (payment.status === 'pending') await movePayment(db, id, 'closed');
    if (payment.status !== 'paid') continue;
    await movePayment(db, id, 'refunding');
    await setPaymentStatus(db, place, 'refunding');
    log.info({ payNo: payment.payNo, orderNo: order.orderNo }, 'payment of a cancelled order goes back');
  }
}

export function paymentEffects(database: Database): EffectHandlers {
  return {
    [ORDER_CANCELLED]: async (payload) => {
      const { firmId, orderId } = payload as OrderNews;
      const place = { firmId: BigInt(firmId), orderId: BigInt(orderId) };
      await inTransaction(database, WORKER, 'write', (db) => settleCancelled(db, place));
    },
  };
}
