import { fromLetter, type Post } from '#business/messages/api/public.ts';
import { orderHref } from '#business/paths/rules/public.ts';
import { findPayableOrder } from '#features/orders/api/public.ts';
import { type Database, inTransaction } from '#platform/api/database.ts';
import type { EffectHandlers } from '#platform/api/outbox-worker.ts';
import { paymentMessages } from '../contract/message-events.ts';
import { refundLetter } from '../rules/refund-letters.ts';
import { askRefund, type Channels } from './ask-refund.ts';
import { REFUND_BEGUN, REFUND_DONE, REFUND_RETRIED, REFUND_STUCK } from './open-refunds.ts';
import { TRANSFER } from './payment-settings.ts';
import { findRefund } from './refund-repo.ts';
import { tellStuck } from './tell-stuck.ts';

const WORKER = { firmId: null, userId: null, right: 'worker' } as const;

/** Whoever ordered learns what goes back of his money. */
async function notifyBuyer(database: Database, post: Post, refundNo: string, kind: 'begun' | 'done'): Promise<void> {
  await inTransaction(database, WORKER, 'write', async (db) => {
    const found = await findRefund(db, refundNo);
    const order = found && (await findPayableOrder(db, found.refund.orderId));
    // What is back at once needs one letter, not two.
    if (!order || (kind === 'begun' && found.refund.status === 'done')) return;
    const { orderNo, poNumber } = order;
    const { amountFen } = found.refund;
    const facts = { orderNo, poNumber, amountFen, byTransfer: found.payment.channel === TRANSFER };
    await post.messages.tell(db, {
      ...fromLetter(refundLetter(kind, facts, post.origin)),
      ...{
        event: paymentMessages.refunded,
        firmId: order.firmId,
        to: [order.userId],
        key: `refund.${kind}:${refundNo}`,
      },
      ...{ href: orderHref(orderNo), poNumber },
    });
  });
}

/** A refund begins: its channel is asked for it and its buyer told; it is done: he is told again. */
export function refundEffects(database: Database, channels: Channels, post: Post): EffectHandlers {
  const numberIn = (payload: unknown) => (payload as { refundNo: string }).refundNo;
  return {
    [REFUND_BEGUN]: async (payload) => {
      await askRefund(database, channels, numberIn(payload));
      await notifyBuyer(database, post, numberIn(payload), 'begun');
      await tellStuck(database, post, numberIn(payload), null);
    },
    [REFUND_RETRIED]: (payload) => askRefund(database, channels, numberIn(payload)),
    [REFUND_STUCK]: async (payload) => {
      const { refundNo, at } = payload as { refundNo: string; at: number };
      await tellStuck(database, post, refundNo, at);
    },
    [REFUND_DONE]: (payload) => notifyBuyer(database, post, numberIn(payload), 'done'),
  };
}
