import { BUYERS, type Identity } from '#platform/shared/identities.ts';
import { cancelScope } from './life/cancel-lines.ts';
import type { OrderStatus } from './order-status.ts';
import { canMove } from './order-status.ts';

export interface CancelFacts {
  status: OrderStatus;
  /** Placed by the caller. */
  own: boolean;
  permissions: ReadonlySet<string>;
  identity: Identity;
}

/** An order is changed by who placed it or by an administrator, if their kind of account acts on orders (specification 6, blocks). */
export function changesOrder({ own, permissions, identity }: Omit<CancelFacts, 'status'>): boolean {
  return BUYERS.includes(identity) && (own || permissions.has('USER_MANAGEMENT'));
}

/** Sharing is what sales accounts are there for (specification 1); everybody else shares what he may change. */
export function sharesOrder(facts: Omit<CancelFacts, 'status'>): boolean {
  return facts.identity === 'sales' || changesOrder(facts);
}

/** Something of these may be in the buyer's hands. */
const SIGNED_FOR: readonly OrderStatus[] = ['partly_signed', 'signed', 'completed'];

/** After-sales may be asked for; of how much of which line, and why not, is theirs to say. */
export function appliesAfterSale(facts: CancelFacts): boolean {
  return SIGNED_FOR.includes(facts.status) && changesOrder(facts) && facts.permissions.has('AFTER_SALES_ADD');
}

/** An order may be cancelled as a whole while nothing has left the warehouse. */
export function canCancel(facts: CancelFacts): boolean {
  return changesOrder(facts) && canMove(facts.status, 'cancelled');
}

/** The whole of it, or what has not been sent yet. */
export function canCancelRest(facts: CancelFacts): boolean {
  return changesOrder(facts) && cancelScope(facts.status) !== 'none';
}
