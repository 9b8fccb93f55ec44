import { defineMessageEvents } from '#business/messages/contract/define-message-events.ts';

const own = { group: 'order', kind: 'notice', channels: ['mail', 'robot'], byDefault: ['mail'] } as const;

/** What people are told of parcels and promises. */
export const fulfilmentMessages = defineMessageEvents('parcel', {
  shipped: { ...own, label: '订单已发货' },
  delivered: { ...own, label: '包裹已送达，待签收', kind: 'todo' },
  signed: { ...own, label: '订单已自动签收', byDefault: [] },
  signedByOther: { ...own, label: '他人代为签收', byDefault: [] },
  late: { ...own, label: '晚于承诺交期', kind: 'alert' },
  refused: { ...own, label: '包裹被拒收', kind: 'alert' },
  postponed: { ...own, label: '承诺交期变更', kind: 'alert', channels: ['mail', 'sms', 'robot'] },
});
