export interface PaymentSearch {
  orderNo?: string;
}

/** Pages about a payment name its order in their address. */
export const readPaymentSearch = ({ orderNo }: Record<string, unknown>): PaymentSearch =>
  typeof orderNo === 'string' && /^SO\d{12}$/.test(orderNo) ? { orderNo } : {};
