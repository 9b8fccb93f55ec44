import { lockPayableOrder } from '#features/orders/api/public.ts';
import type { Db } from '#platform/api/database.ts';
import { log } from '#platform/api/log.ts';
import { centerCalled } from '../../rules/center-called.ts';
import { cameToNothing, orderTargets } from '../../rules/order-targets.ts';
import type { Target } from '../../rules/settle-document.ts';
import { readHeld } from '../budget-ledger-repo.ts';
import { readBudgetSettings } from '../read-budget-settings.ts';
import { readCenterFacts } from '../read-cost-centers.ts';
import { settleBudget } from '../settle-budget.ts';
import { readOrderLines } from './read-spending-order.ts';

interface OrderName {
  firmId: bigint;
  orderId: bigint;
}

type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockPayableOrder>>>;

/**
 * What the order is to hold of the centres it charged; null when no line names one of them any more: rather hold too
 * much than give back what is spent.
 */
async function readTargets(
  db: Db,
  order: LockedOrder,
  charged: readonly bigint[],
): Promise<Map<bigint, Target> | null> {
  const centers = await readCenterFacts(db, order.firmId, charged);
  const settings = await readBudgetSettings(db, order.firmId);
  const lines = (await readOrderLines(db, order)).map((line) => ({
    ...line,
    costCenterId: centerCalled(line.costCenter, centers)?.costCenterId ?? null,
  }));
  const named = new Set(lines.map(({ costCenterId }) => costCenterId));
  return charged.every((id) => named.has(id)) ? orderTargets({ ...order, lines }, settings) : null;
}

/**
 * Brings what an order holds of budgets to where the order stands: spent once it is confirmed, given back as far as it
 * was called off. Worked out from the order itself: hearing of it twice changes nothing.
 */
export async function settleOrder(db: Db, name: OrderName): Promise<void> {
  const order = await lockPayableOrder(db, name);
  if (!order) return;
  const document = { firmId: order.firmId, userId: null, documentType: 'order', documentNo: order.orderNo };
  const charged = [...new Set((await readHeld(db, document)).map(({ costCenterId }) => costCenterId))];
  if (charged.length === 0) return;
  const targets = cameToNothing(order.status) ? new Map<bigint, Target>() : await readTargets(db, order, charged);
  if (targets) await settleBudget(db, document, targets);
  else log.warn({ orderNo: order.orderNo }, 'order names no cost centre that it charged; its budgets stay as they are');
}
