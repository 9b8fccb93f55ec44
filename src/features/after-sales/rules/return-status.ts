import { defineStates } from '#business/documents/rules/public.ts';

/** A parcel that comes back, as its carrier tells it. */
export const returnStates = defineStates({
  machine: 'after_sale_return',
  births: ['asked', 'booked', 'moving'],
  states: {
    asked: { label: '待约取件', tone: 'warning', to: ['booked', 'moving', 'failed', 'called_off'] },
    booked: { label: '已约取件', tone: 'progress', to: ['moving', 'failed', 'called_off'] },
    moving: { label: '运输中', tone: 'progress', to: ['arrived', 'failed', 'called_off'] },
    arrived: { label: '已到仓', tone: 'success', to: [] },
    failed: { label: '取件失败', tone: 'danger', to: [] },
    called_off: { label: '已取消', tone: 'neutral', to: [] },
  },
});
export type ReturnStatus = (typeof returnStates.names)[number];

interface Parcel {
  way: string;
  status: ReturnStatus;
  pickupSlot: string;
}

/** What a parcel is doing, in the words of its way: one that nobody picks up waits to be sent. */
export function returnLabel({ way, status, pickupSlot }: Parcel): string {
  if (status !== 'asked') return returnStates.label(status);
  if (way === 'mail') return '待寄出';
  if (way === 'deliver') return '待送货';
  return pickupSlot === '' ? returnStates.label(status) : '预约中';
}
