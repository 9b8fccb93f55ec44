import { defineMessageEvents } from '#business/messages/contract/define-message-events.ts';

/** What the desk is told of corrections, and their reporters. Mail and text messages go to where they asked to be told. */
export const correctionMessages = defineMessageEvents('correction', {
  received: {
    label: '收到商品纠错',
    group: 'desk',
    right: 'DESK_CORRECTIONS',
    kind: 'todo',
    channels: ['mail'],
    byDefault: [],
  },
  handled: { label: '商品纠错有处理结果', group: 'goods', kind: 'notice', channels: [], byDefault: [] },
});
