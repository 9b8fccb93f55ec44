import { ORDER_NUMBER } from '#business/document-numbers/contract/document-number.ts';
export interface PaymentSearch {
  orderNo?: string;
}

/** Pages about a payment name its order in their address. */
export const readPaymentSearch = ({ orderNo }: Record<string, unknown>): PaymentSearch =>
  typeof orderNo === 'string' && ORDER_NUMBER.whole.test(orderNo) ? { orderNo } : {};
