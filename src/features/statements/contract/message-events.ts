import { defineMessageEvents } from '#business/messages/contract/define-message-events.ts';

const own = {
  group: 'order',
  right: 'RECONCILIATION_MANAGEMENT_PAGE',
  kind: 'notice',
  channels: ['mail', 'robot'],
  byDefault: ['mail'],
} as const;
const todo = { ...own, kind: 'todo' } as const;
const desk = { group: 'desk', right: 'DESK_STATEMENTS', kind: 'todo', channels: ['mail'], byDefault: [] } as const;

/** What people are told of statements: first the customer, then the desk. */
export const statementMessages = defineMessageEvents('statement', {
  made: { ...todo, label: '新的对账单待确认' },
  reminded: { ...todo, label: '对账单即将到确认期限' },
  answered: { ...own, label: '对账异议有回复' },
  offered: { ...todo, label: '对账异议调整待您同意' },
  disputed: { ...desk, label: '客户提出对账异议' },
  declined: { ...desk, label: '客户不同意异议调整' },
  said: { ...desk, label: '客户的异议留言' },
  late: { ...desk, kind: 'alert', label: '对账异议处理超时' },
  runFailed: { ...desk, kind: 'alert', label: '对账单出账失败' },
});
