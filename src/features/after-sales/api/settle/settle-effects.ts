import { ORDER_CANCELLED, ORDER_READY, ORDER_TOLD, type OrderNews } from '#features/orders/api/public.ts';
import { findRefundOrder, REFUND_DONE } from '#features/payments/api/public.ts';
import { type Database, inTransaction } from '#platform/api/database.ts';
import type { EffectHandlers } from '#platform/api/outbox-worker.ts';
import { finishRefunds } from './finish-refund.ts';
import { followChild } from './follow-child.ts';

const WORKER = { firmId: null, userId: null, right: 'worker' } as const;

/** Cases follow the orders that were made for them. */
export function childOrderEffects(database: Database): EffectHandlers {
  const follow = async (payload: unknown) => {
    const { firmId, orderId } = payload as OrderNews;
    const place = { firmId: BigInt(firmId), orderId: BigInt(orderId) };
    await inTransaction(database, WORKER, 'write', (db) => followChild(db, place));
  };
  return { [ORDER_READY]: follow, [ORDER_TOLD]: follow, [ORDER_CANCELLED]: follow };
}

/** Cases whose money is back wait for their customer. */
export function caseRefundEffects(database: Database): EffectHandlers {
  return {
    [REFUND_DONE]: async (payload) => {
      const { refundNo } = payload as { refundNo: string };
      await inTransaction(database, WORKER, 'write', async (db) => {
        const order = await findRefundOrder(db, refundNo);
        if (order) await finishRefunds(db, order);
      });
    },
  };
}
