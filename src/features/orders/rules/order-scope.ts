import type { OrderStatus } from './order-status.ts';
import { canMove } from './order-status.ts';

/** Those who approve or administer see every order of the firm; buyers see their own. */
export function seesFirmOrders(permissions: ReadonlySet<string>): boolean {
  return permissions.has('ORDER_APPROVE') || permissions.has('USER_MANAGEMENT');
}

export interface CancelFacts {
  status: OrderStatus;
  /** Placed by the caller. */
  own: boolean;
  permissions: ReadonlySet<string>;
}

/** An order may be cancelled by who placed it or by an administrator, while nothing has left the warehouse. */
export function canCancel({ status, own, permissions }: CancelFacts): boolean {
  return (own || permissions.has('USER_MANAGEMENT')) && canMove(status, 'cancelled');
}
