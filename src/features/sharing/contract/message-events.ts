import { defineMessageEvents } from '#business/messages/contract/define-message-events.ts';

/** What people are told of links they gave away. */
export const sharingMessages = defineMessageEvents('sharing', {
  wish: {
    label: '分享的单据收到变更申请',
    group: 'order',
    kind: 'todo',
    channels: ['mail', 'robot'],
    byDefault: ['mail'],
  },
});
