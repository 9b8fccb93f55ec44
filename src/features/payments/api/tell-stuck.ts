import type { Post } from '#business/messages/api/public.ts';
import { DESK_PAYMENTS_PATH } from '#business/paths/rules/public.ts';
import { findPayableOrder } from '#features/orders/api/public.ts';
import { type Database, inTransaction } from '#platform/api/database.ts';
import { displayFen } from '#platform/shared/display-money.ts';
import { paymentMessages } from '../contract/message-events.ts';
import { TRANSFER } from './payment-settings.ts';
import { findRefund } from './refund-repo.ts';

const WORKER = { firmId: null, userId: null, right: 'worker' } as const;

/**
 * Tells the desk of money that nobody but people sends back: what came by bank, and what its channel would not take at `refusedAt`
 * – left to it once more and refused again, it is told again.
 */
export async function tellStuck(
  database: Database,
  { messages }: Post,
  refundNo: string,
  refusedAt: number | null,
): Promise<void> {
  await inTransaction(database, WORKER, 'write', async (db) => {
    const found = await findRefund(db, refundNo);
    if (found?.refund.status !== 'desk' || (refusedAt === null && found.payment.channel !== TRANSFER)) return;
    const { amountFen, failure, orderId } = found.refund;
    const order = await findPayableOrder(db, orderId);
    const why = failure ? `支付渠道没有退回：${failure}` : '款项由银行转账收到，请转账退回后登记';
    await messages.tell(db, {
      ...{ event: paymentMessages.stuck, firmId: null, to: [], holders: 'DESK_PAYMENTS' },
      key: `refund.stuck:${refundNo}:${refusedAt ?? 'begun'}`,
      title: `退款 ${refundNo} 需要人工处理`,
      text: `订单 ${order?.orderNo ?? ''} 应退 ${displayFen(amountFen)}。${why}。`,
      ...{ href: `${DESK_PAYMENTS_PATH}?tab=refunds`, poNumber: order?.poNumber ?? null },
    });
  });
}
