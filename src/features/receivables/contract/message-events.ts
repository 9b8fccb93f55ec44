import { defineMessageEvents } from '#business/messages/contract/define-message-events.ts';

/** What people are told of receivables: reminders of the company, what waits at the desk. */
export const receivableMessages = defineMessageEvents('receivable', {
  dunning: {
    ...{ label: '付款提醒与催收', group: 'order', kind: 'alert', channels: ['mail', 'robot'], byDefault: ['mail'] },
    right: 'RECONCILIATION_MANAGEMENT_PAGE',
    customersOnly: true,
    binding: 'payment',
  },
  received: {
    ...{ label: '收到回款', group: 'order', kind: 'notice', channels: ['mail', 'robot'], byDefault: ['mail'] },
    right: 'RECONCILIATION_MANAGEMENT_PAGE',
    customersOnly: true,
  },
  dunned: {
    ...{ label: '客户被催收', group: 'desk', kind: 'notice', channels: ['mail'], byDefault: [] },
    right: 'DESK_RECEIVABLES',
  },
  writeOffAsked: {
    ...{ label: '坏账核销待复核', group: 'desk', kind: 'todo', channels: ['mail'], byDefault: ['mail'] },
    right: 'DESK_WRITE_OFFS',
  },
});
