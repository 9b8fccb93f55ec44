import { defineStates } from '#business/documents/rules/public.ts';

/**
 * Where the delivery of a message by one way stands. `gathered` waits for its reader's digest; `dropped` has nobody to go to:
 * no address, or a robot that is gone. What failed may be sent once more by the desk.
 */
export const deliveryStates = defineStates({
  machine: 'message_delivery',
  births: ['waiting', 'gathered'],
  states: {
    waiting: { label: '待发送', tone: 'progress', to: ['sent', 'failed', 'dropped'] },
    gathered: { label: '待汇总', tone: 'neutral', to: ['sent', 'dropped'] },
    sent: { label: '已发送', tone: 'success', to: [] },
    failed: { label: '发送失败', tone: 'danger', to: ['waiting'] },
    dropped: { label: '无法发送', tone: 'neutral', to: [] },
  },
});
export type DeliveryStatus = (typeof deliveryStates.names)[number];
