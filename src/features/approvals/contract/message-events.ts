import { defineMessageEvents } from '#business/messages/contract/define-message-events.ts';

const own = { group: 'approval', kind: 'notice', channels: ['mail', 'robot'], byDefault: ['mail'] } as const;

/** What people are told of approvals. Robots never get the one-time links of letters. */
export const approvalMessages = defineMessageEvents('approval', {
  asked: { ...own, label: '待我审批', kind: 'todo', channels: ['mail', 'sms', 'robot'], binding: 'approval' },
  decided: { ...own, label: '我的申请有审批结果' },
  returned: { ...own, label: '我的申请被退回补充', kind: 'todo' },
  expiring: { ...own, label: '审批即将超时', kind: 'alert' },
  stranded: { ...own, label: '没有人可以审批', kind: 'alert' },
  lapsed: { ...own, label: '我的同意没有执行', kind: 'alert' },
});
