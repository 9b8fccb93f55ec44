import { defineMessageEvents } from '#business/messages/contract/define-message-events.ts';

/** What people are told of money; the last is for the desk. */
export const paymentMessages = defineMessageEvents('payment', {
  refunded: {
    label: '退款进度',
    group: 'order',
    kind: 'notice',
    channels: ['mail', 'sms'],
    byDefault: ['mail'],
    binding: 'payment',
  },
  stuck: {
    label: '退款需要人工处理',
    group: 'desk',
    right: 'DESK_PAYMENTS',
    kind: 'todo',
    channels: ['mail'],
    byDefault: ['mail'],
  },
});
