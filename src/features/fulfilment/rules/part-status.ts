/**
 * States of an order's part and the only legal moves between them (behaviours 2.5). The database holds the same table
 * and refuses every other move; a test compares the two.
 */
export const PART_STATUSES = {
  to_pick: { label: '待拣货', to: ['picking', 'cancelled'] },
  picking: { label: '拣货中', to: ['to_pick', 'picked', 'cancelled'] },
  picked: { label: '待发出', to: ['partly_shipped', 'shipped', 'cancelled'] },
  partly_shipped: { label: '部分发出', to: ['shipped', 'partly_signed'] },
  shipped: { label: '已发出', to: ['partly_signed', 'signed', 'refused'] },
  partly_signed: { label: '部分签收', to: ['signed', 'refused'] },
  signed: { label: '已签收', to: [] },
  refused: { label: '已拒收', to: [] },
  cancelled: { label: '已取消', to: [] },
} as const satisfies Record<string, { label: string; to: readonly string[] }>;

export type PartStatus = keyof typeof PART_STATUSES;

export const FIRST_PART_STATUS: PartStatus = 'to_pick';

export function isPartStatus(text: string): text is PartStatus {
  return Object.hasOwn(PART_STATUSES, text);
}

/** Nothing of it has left the house: it may still be split, shrunk and cancelled as a whole. */
export function isInHouse(status: PartStatus): boolean {
  return status === 'to_pick' || status === 'picking' || status === 'picked';
}

/** Still to be worked on by a warehouse. */
export function awaitsWarehouse(status: PartStatus): boolean {
  return isInHouse(status) || status === 'partly_shipped';
}
