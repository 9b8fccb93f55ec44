import { BUYERS, type Identity } from '#platform/shared/identities.ts';
import type { PayWay } from '../../contract/order-terms-schemas.ts';
import type { OrderStatus } from '../order-status.ts';

export interface Payer {
  identity: Identity;
  permissions: ReadonlySet<string>;
}

/** The same people that the call which begins a payment lets in; a test holds the two together. */
export const mayPay = ({ identity, permissions }: Payer): boolean =>
  BUYERS.includes(identity) && permissions.has('ORDER_ADD');

export interface DueOrder {
  status: OrderStatus;
  payWay: PayWay;
  /** Until when it waits for its money. */
  holdUntil: Date | null;
}

/** Until when the reader of an order may pay it; null: it asks for no money, its time is over, or others pay. */
export function payableUntil({ status, holdUntil }: DueOrder, payer: Payer, now: Date): Date | null {
  if (status !== 'to_pay' || !mayPay(payer)) return null;
  return holdUntil !== null && holdUntil > now ? holdUntil : null;
}

/** What the act is called: a transfer is made at a bank, the page only shows the account. */
export const PAY_ACTS: Readonly<Record<PayWay, string>> = { account: '去付款', online: '去付款', transfer: '去转账' };
