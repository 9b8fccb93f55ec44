import { defineMessageEvents } from '#business/messages/contract/define-message-events.ts';

/** What the desk is told of the machine itself. */
export const diagnosticsMessages = defineMessageEvents('work', {
  stuck: {
    label: '后台任务处理失败',
    group: 'desk',
    right: 'DESK_MONITORING',
    kind: 'alert',
    channels: ['mail', 'sms'],
    byDefault: ['mail'],
  },
});
