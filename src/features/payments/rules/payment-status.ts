/**
 * States of a payment and the only legal moves between them. The database holds the same table and refuses every other
 * move; a test compares the two.
 */
export const PAYMENT_STATUSES = {
  pending: { label: '待付款', to: ['paid', 'failed', 'closed'] },
  paid: { label: '已付款', to: ['refunding'] },
  // Money that arrives for what was given up is given back.
  failed: { label: '付款失败', to: ['refunding'] },
  closed: { label: '已关闭', to: ['refunding'] },
  // A payment of which a part is back stands as paid again.
  refunding: { label: '退款中', to: ['refunded', 'paid'] },
  refunded: { label: '已退款', to: [] },
} as const satisfies Record<string, { label: string; to: readonly string[] }>;

export type PaymentStatus = keyof typeof PAYMENT_STATUSES;

export function isPaymentStatus(text: string): text is PaymentStatus {
  return Object.hasOwn(PAYMENT_STATUSES, text);
}

export const paymentStatusLabel = (status: PaymentStatus): string => PAYMENT_STATUSES[status].label;
