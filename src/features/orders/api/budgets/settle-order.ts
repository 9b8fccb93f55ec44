import { settleSpending } from '#features/budgets/api/public.ts';
import type { Db } from '#platform/api/database.ts';
import { log } from '#platform/api/log.ts';
import { spendingStage } from '../../rules/spending-stage.ts';
import { lockPayableOrder } from '../order-payment-repo.ts';
import { readSpendingLines } from './read-spending-lines.ts';

/** Brings what an order holds of budgets to where the order stands. */
export async function settleOrder(db: Db, name: { firmId: bigint; orderId: bigint }): Promise<void> {
  const order = await lockPayableOrder(db, name);
  if (!order) return;
  const { firmId, orderNo } = order;
  const settled = await settleSpending(db, {
    firmId,
    documentType: 'order',
    documentNo: orderNo,
    stage: spendingStage(order.status),
    freightFen: order.freightFen - order.returnedFreightFen,
    lines: await readSpendingLines(db, name),
  });
  if (!settled) log.warn({ orderNo }, 'order names no cost centre that it charged; its budgets stay as they are');
}
