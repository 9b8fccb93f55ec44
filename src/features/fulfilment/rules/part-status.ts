import { defineStates } from '#business/documents/rules/public.ts';

/**
 * States of an order's part and the only legal moves between them (behaviours 2.5). The database holds the same table
 * and refuses every other move; a test compares the two.
 */
export const partStates = defineStates({
  machine: 'part',
  births: ['to_pick'],
  states: {
    to_pick: { label: '待拣货', tone: 'warning', to: ['picking', 'cancelled'] },
    picking: { label: '拣货中', tone: 'progress', to: ['to_pick', 'picked', 'cancelled'] },
    picked: { label: '待发出', tone: 'progress', to: ['partly_shipped', 'shipped', 'cancelled'] },
    partly_shipped: { label: '部分发出', tone: 'progress', to: ['shipped', 'partly_signed'] },
    shipped: { label: '已发出', tone: 'progress', to: ['partly_signed', 'signed', 'refused'] },
    partly_signed: { label: '部分签收', tone: 'progress', to: ['signed', 'refused'] },
    signed: { label: '已签收', tone: 'success', to: [] },
    refused: { label: '已拒收', tone: 'danger', to: [] },
    cancelled: { label: '已取消', tone: 'neutral', to: [] },
  },
  deskActs: {
    postpone: { from: ['to_pick', 'picking', 'picked', 'partly_shipped', 'shipped'] },
    divide: { from: ['to_pick'] },
    start: { from: ['to_pick'], to: ['picking'] },
    putBack: { from: ['picking'], to: ['to_pick'] },
    pick: { from: ['picking'] },
  },
});

export const PART_STATUSES = partStates.states;

export type PartStatus = (typeof partStates.names)[number];

export const isPartStatus = partStates.is;

/** Nothing of it has left the house: it may still be split, shrunk and cancelled as a whole. */
export function isUnshipped(status: PartStatus): boolean {
  return status === 'to_pick' || status === 'picking' || status === 'picked';
}

/** Still to be worked on by a warehouse. */
export function awaitsWarehouse(status: PartStatus): boolean {
  return isUnshipped(status) || status === 'partly_shipped';
}
