import { defineMessageEvents } from '#business/messages/contract/define-message-events.ts';

/** What administrators are told of the people of their company. */
export const accountMessages = defineMessageEvents('member', {
  joined: {
    label: '成员接受邀请',
    group: 'company',
    right: 'USER_MANAGEMENT',
    kind: 'notice',
    channels: ['mail', 'robot'],
    byDefault: [],
  },
});
