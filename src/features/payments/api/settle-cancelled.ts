import { lockPayableOrder, ORDER_CANCELLED, type OrderNews } from '#features/orders/api/public.ts';
import { type Database, type Db, inTransaction } from '#platform/api/database.ts';
import type { EffectHandlers } from '#platform/api/outbox-worker.ts';
import { creditToRelease } from '../rules/open-credit.ts';
import { closePending } from './close-pending.ts';
import { readOrderCredit, releaseCredit } from './credit-repo.ts';
import { refundSurplus } from './open-refunds.ts';

const WORKER = { firmId: null, userId: null, right: 'worker' } as const;

/**
 * Gives back what an order no longer costs, because it or a part of it was cancelled or came back: credit at once; money that
 * has come is sent back to the fen; open payments of an order that is gone are closed. Hearing it twice changes nothing.
 */
export async function settleOwed(db: Db, place: { firmId: bigint; orderId: bigint }): Promise<void> {
  const order = await lockPayableOrder(db, place);
  if (!order) return;
  const held = await readOrderCredit(db, order);
  const amountFen = held ? creditToRelease(order, held.usedFen) : 0n;
  if (held && amountFen > 0n) await releaseCredit(db, order, held, amountFen);
  if (order.status === 'cancelled' || order.status === 'rejected') await closePending(db, place);
  await refundSurplus(db, order);
}

export function paymentEffects(database: Database): EffectHandlers {
  return {
    [ORDER_CANCELLED]: async (payload) => {
      const { firmId, orderId } = payload as OrderNews;
      const place = { firmId: BigInt(firmId), orderId: BigInt(orderId) };
      await inTransaction(database, WORKER, 'write', (db) => settleOwed(db, place));
    },
  };
}
