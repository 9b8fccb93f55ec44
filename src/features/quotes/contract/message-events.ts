import { defineMessageEvents } from '#business/messages/contract/define-message-events.ts';

const own = { group: 'quote', kind: 'todo', channels: ['mail', 'robot'], byDefault: ['mail'] } as const;

/** What people are told of quotes; the last is for the desk. */
export const quoteMessages = defineMessageEvents('quote', {
  sent: { ...own, label: '收到报价' },
  asked: { ...own, label: '报价需要补充信息' },
  expiring: { ...own, label: '报价即将到期', kind: 'alert' },
  expired: { ...own, label: '报价已失效', kind: 'notice' },
  approved: {
    label: '客户审批通过报价',
    group: 'desk',
    right: 'DESK_QUOTES',
    kind: 'notice',
    channels: ['mail'],
    byDefault: [],
  },
});
