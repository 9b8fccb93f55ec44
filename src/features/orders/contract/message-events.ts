import { defineMessageEvents } from '#business/messages/contract/define-message-events.ts';

const own = { group: 'order', kind: 'notice', channels: ['mail', 'robot'], byDefault: ['mail'] } as const;

/** What people are told of orders; the last is for the desk. */
export const orderMessages = defineMessageEvents('order', {
  confirmed: { ...own, label: '订单已确认' },
  cancelled: { ...own, label: '订单已取消' },
  unpaid: { ...own, label: '订单即将超时未付款', kind: 'todo', channels: ['mail', 'sms'], binding: 'payment' },
  unconfirmed: {
    label: '订单等待确认过久',
    group: 'desk',
    right: 'DESK_ORDERS',
    kind: 'todo',
    channels: ['mail'],
    byDefault: ['mail'],
  },
});
