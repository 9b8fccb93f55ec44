/** States of a parcel and its legal moves; the database holds the same table, a test compares the two. */
export const SHIPMENT_STATUSES = {
  shipped: { label: '已发出', to: ['in_transit', 'delivered', 'refused'] },
  in_transit: { label: '运输中', to: ['delivered', 'refused'] },
  delivered: { label: '已送达', to: ['signed', 'refused'] },
  signed: { label: '已签收', to: [] },
  refused: { label: '已拒收', to: [] },
} as const satisfies Record<string, { label: string; to: readonly string[] }>;

export type ShipmentStatus = keyof typeof SHIPMENT_STATUSES;

export const FIRST_SHIPMENT_STATUS: ShipmentStatus = 'shipped';

export function isShipmentStatus(text: string): text is ShipmentStatus {
  return Object.hasOwn(SHIPMENT_STATUSES, text);
}

/** Nothing more can happen to it. */
export function isSettled(status: ShipmentStatus): boolean {
  return SHIPMENT_STATUSES[status].to.length === 0;
}
