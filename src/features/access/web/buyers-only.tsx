import type { ReactNode } from 'react';
import { useMayBuy, usePlacesOrders } from './session-kind.ts';

/** What only those who buy are offered (specification 6, blocks): a group or sales account could do nothing with it. */
export function BuyersOnly({ children }: { children: ReactNode }) {
  return useMayBuy() ? children : null;
}

/** Quick ways to an order, for those alone who place one or ask for a quote: an approver would come to a shut door. */
export function OrderersOnly({ children }: { children: ReactNode }) {
  return usePlacesOrders() ? children : null;
}
