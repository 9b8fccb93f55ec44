import { type CancelFacts, changesOrder } from '../order-scope.ts';
import type { OrderStatus } from '../order-status.ts';

const OVER: ReadonlySet<OrderStatus> = new Set(['rejected', 'cancelled', 'closed']);

/** The buyer's number may be added or changed until a first invoice names it (behaviours 2.5). */
export function canEditPo({ invoiceStatus, ...order }: CancelFacts & { invoiceStatus: string }): boolean {
  return changesOrder(order) && invoiceStatus === 'none' && !OVER.has(order.status);
}
