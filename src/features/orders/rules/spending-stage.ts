import type { OrderStatus } from './order-status.ts';

/** Orders that came to nothing: nobody spends anything for them. */
const CAME_TO_NOTHING: readonly OrderStatus[] = ['cancelled', 'rejected', 'closed'];
/** Orders that may still come to nothing without anybody's doing. */
const UNCONFIRMED: readonly OrderStatus[] = ['approving', 'confirming', 'to_pay'];

/** How far the spending of an order is, as budgets ask. */
export function spendingStage(status: OrderStatus): 'nothing' | 'waiting' | 'spent' {
  if (CAME_TO_NOTHING.includes(status)) return 'nothing';
  return UNCONFIRMED.includes(status) ? 'waiting' : 'spent';
}
