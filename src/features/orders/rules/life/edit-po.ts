import type { OrderStatus } from '../order-status.ts';

const OVER: ReadonlySet<OrderStatus> = new Set(['rejected', 'cancelled', 'closed']);

/** The buyer's number may be added or changed until a first invoice names it (behaviours 2.5). */
export function canEditPo(order: {
  status: OrderStatus;
  invoiceStatus: string;
  own: boolean;
  permissions: ReadonlySet<string>;
}): boolean {
  const mayChange = order.own || order.permissions.has('USER_MANAGEMENT');
  return mayChange && order.invoiceStatus === 'none' && !OVER.has(order.status);
}
