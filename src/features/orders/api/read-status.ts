import { isOrderStatus, type OrderStatus } from '../rules/order-status.ts';

/** The state in a row; the database holds no other than those of the transition table. */
export function readStatus(text: string): OrderStatus {
  if (!isOrderStatus(text)) throw new Error(`order in unknown state ${text}`);
  return text;
}
