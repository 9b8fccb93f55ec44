import { lockPayableOrder } from '#features/orders/api/public.ts';
import type { OrderStatus } from '#features/orders/rules/public.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { BUYERS } from '#platform/shared/identities.ts';
import { applyErrors } from '../../contract/case-errors.ts';
import { readSeenOrder, type SeenOrder } from './read-seen-order.ts';

/** States in which something of an order has been signed. */
const SIGNED: ReadonlySet<string> = new Set<OrderStatus>(['partly_signed', 'signed', 'completed']);

export const isSignedOrder = (status: string): boolean => SIGNED.has(status);

/** After-sales are asked for by who ordered or by an administrator, if their kind of account buys (specification 6, blocks). */
export const mayAsk = ({ userId }: { userId: bigint }, caller: SignedInCaller): boolean =>
  BUYERS.includes(caller.identity) && (userId === caller.userId || caller.permissions.has('USER_MANAGEMENT'));

/**
 * Locks an order that the caller may ask after-sales of: applying, cancelling and paying come one after the other, so that
 * nobody counts the same units twice.
 */
export async function lockOwnOrder(db: Db, caller: SignedInCaller, orderNo: string): Promise<SeenOrder> {
  const seen = await readSeenOrder(db, caller, orderNo);
  if (!mayAsk(seen, caller)) throw refuse(applyErrors, 'CASE_ORDER_NOT_YOURS');
  if (!(await lockPayableOrder(db, seen))) throw notFound('订单');
  const order = await readSeenOrder(db, caller, orderNo);
  if (!isSignedOrder(order.status)) throw refuse(applyErrors, 'CASE_ORDER_STEP');
  return order;
}
