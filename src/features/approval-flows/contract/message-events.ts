import { defineMessageEvents } from '#business/messages/contract/define-message-events.ts';

/** What administrators are told of flows. */
export const approvalFlowMessages = defineMessageEvents('flow', {
  retired: {
    label: '审批流已停用',
    group: 'approval',
    kind: 'alert',
    channels: ['mail', 'robot'],
    byDefault: ['mail'],
  },
});
