import type { Caller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import type { PayWay } from '../contract/order-terms-schemas.ts';
import type { OrderStatus } from '../rules/order-status.ts';
import { advanceOrder } from './advance-order.ts';
import { changePayWay, type PayableOrder, setPaymentStatus } from './order-payment-repo.ts';

/** A new order, as far as its money is concerned. */
export interface OrderDue {
  firmId: bigint;
  userId: bigint;
  orderId: bigint;
  orderNo: string;
  totalFen: bigint;
  payWay: PayWay;
  /** When an unpaid order gives its stock back; null for what is bought on account. */
  holdUntil: Date | null;
}

export interface OfferedWay {
  payWay: PayWay;
  /** What may still be owed; null without a limit, and for ways that owe nothing. */
  creditLeftFen: bigint | null;
  /** Why it cannot be used now, in words for the buyer; null: it can. */
  held: string | null;
}

/**
 * What an order asks of those who keep the money. The checkout is given one; it does not know who they are (decision
 * 0022).
 */
export interface OrderMoney {
  /** Ways the firm of the transaction may pay by, in the order they are shown. */
  readWays(db: Db, firmId: bigint): Promise<OfferedWay[]>;
  /** Books a new order in its transaction: uses credit, or opens what is to be paid. Throws what refuses the order. */
  book(db: Db, due: OrderDue): Promise<void>;
  /** What would go back of an order's money if it stood like this, by which way and when; a sentence each. `from`: its state now. */
  foreseeBack(db: Db, order: PayableOrder, from: OrderStatus): Promise<string[]>;
}

/** The money of a locked order has arrived: it goes on to its goods. */
export async function markOrderPaid(
  db: Db,
  order: PayableOrder,
  payment: { actor: Pick<Caller, 'firmId' | 'userId'>; detail: string },
): Promise<void> {
  if (order.status !== 'to_pay') throw new Error(`order ${order.orderNo} does not wait for money`);
  await setPaymentStatus(db, order, 'paid');
  await advanceOrder(db, { ...order, from: 'to_pay', to: 'to_ship', kind: 'paid', ...payment });
}

/** An unpaid order is taken on the firm's credit after all. */
export async function markOnAccount(
  db: Db,
  order: PayableOrder,
  actor: Pick<Caller, 'firmId' | 'userId'>,
): Promise<void> {
  await changePayWay(db, order, 'account', null);
  await advanceOrder(db, { ...order, from: 'to_pay', to: 'to_ship', kind: 'on_account', actor });
}
