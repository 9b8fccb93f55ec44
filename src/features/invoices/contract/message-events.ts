import { defineMessageEvents } from '#business/messages/contract/define-message-events.ts';

const own = { group: 'order', kind: 'notice', channels: ['mail', 'robot'], byDefault: ['mail'] } as const;
const todo = { ...own, kind: 'todo' } as const;
const desk = { group: 'desk', right: 'DESK_INVOICES', kind: 'todo', channels: ['mail'], byDefault: [] } as const;

/** What people are told of invoices: first the customer, then the desk. */
export const invoiceMessages = defineMessageEvents('invoice', {
  issued: { ...own, label: '发票已开具' },
  rejected: { ...own, label: '开票申请被驳回' },
  delivered: { ...own, label: '发票已交付' },
  redToConfirm: { ...todo, label: '红字确认单待确认' },
  reissue: { ...todo, label: '发票换开待提交' },
  redEnded: { ...own, label: '红字发票有结果' },
  received: { ...desk, label: '新的开票申请' },
  failed: { ...desk, label: '开票失败', kind: 'alert' },
  redToAnswer: { ...desk, label: '客户申请红字发票' },
  redLapsed: { ...desk, label: '红字确认单超时作废', kind: 'alert' },
});
