import { defineStates } from '#business/documents/rules/public.ts';

/**
 * States of a payment and the only legal moves between them. The database holds the same table and refuses every other
 * move; a test compares the two.
 */
export const paymentStates = defineStates({
  machine: 'payment',
  births: ['pending'],
  states: {
    pending: { label: '待付款', tone: 'warning', to: ['paid', 'failed', 'closed'] },
    paid: { label: '已付款', tone: 'success', to: ['refunding'] },
    // Money that arrives for what was given up is given back.
    failed: { label: '付款失败', tone: 'danger', to: ['refunding'] },
    closed: { label: '已关闭', tone: 'neutral', to: ['refunding'] },
    // A payment of which a part is back stands as paid again.
    refunding: { label: '退款中', tone: 'warning', to: ['refunded', 'paid'] },
    refunded: { label: '已退款', tone: 'neutral', to: [] },
  },
  deskActs: {
    confirm: { from: ['pending'], to: ['paid'] },
  },
});

export const PAYMENT_STATUSES = paymentStates.states;

export type PaymentStatus = (typeof paymentStates.names)[number];

export const { is: isPaymentStatus, label: paymentStatusLabel } = paymentStates;
