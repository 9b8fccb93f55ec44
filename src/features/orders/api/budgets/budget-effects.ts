import { type Database, inTransaction } from '#platform/api/database.ts';
import type { EffectHandlers } from '#platform/api/outbox-worker.ts';
import { ORDER_CANCELLED, ORDER_READY, ORDER_RETURNED, type OrderNews } from '../order-news.ts';
import { settleOrder } from './settle-order.ts';

const WORKER = { firmId: null, userId: null, right: 'worker' } as const;

/** Orders that stand, and orders that come to nothing or come back in whole or part, move what they hold of budgets. */
export function budgetEffects(database: Database): EffectHandlers {
  const settle = async (payload: unknown) => {
    const { firmId, orderId } = payload as OrderNews;
    const order = { firmId: BigInt(firmId), orderId: BigInt(orderId) };
    await inTransaction(database, WORKER, 'write', (db) => settleOrder(db, order));
  };
  return { [ORDER_READY]: settle, [ORDER_CANCELLED]: settle, [ORDER_RETURNED]: settle };
}
