import { defineMessageEvents } from '#business/messages/contract/define-message-events.ts';

const own = { group: 'quote', channels: ['mail', 'robot'], byDefault: ['mail'] } as const;

/** What people are told of enquiries; the last is for the desk. */
export const enquiryMessages = defineMessageEvents('enquiry', {
  asked: { ...own, label: '询价需要补充信息', kind: 'todo' },
  closed: { ...own, label: '询价已关闭', kind: 'notice' },
  received: {
    label: '收到新询价',
    group: 'desk',
    right: 'DESK_QUOTES',
    kind: 'todo',
    channels: ['mail'],
    byDefault: [],
  },
});
