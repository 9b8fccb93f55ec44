import { defineMessageEvents } from '#business/messages/contract/define-message-events.ts';

/** What owners of cost centres are told. */
export const budgetMessages = defineMessageEvents('budget', {
  threshold: {
    label: '预算达到提醒线',
    group: 'budget',
    kind: 'alert',
    channels: ['mail', 'robot'],
    byDefault: ['mail'],
  },
});
