import { defineMessageEvents } from '#business/messages/contract/define-message-events.ts';

/** What people are told of their accounts. */
export const accessMessages = defineMessageEvents('account', {
  newDevice: {
    label: '账号在新设备登录',
    group: 'security',
    kind: 'alert',
    channels: ['mail', 'sms'],
    byDefault: ['mail'],
    binding: 'security',
  },
});
