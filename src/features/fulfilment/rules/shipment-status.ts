import { defineStates } from '#business/documents/rules/public.ts';

/** States of a parcel and its legal moves; the database holds the same table, a test compares the two. */
export const shipmentStates = defineStates({
  machine: 'shipment',
  births: ['shipped'],
  states: {
    shipped: { label: '已发出', tone: 'progress', to: ['in_transit', 'delivered', 'refused'] },
    in_transit: { label: '运输中', tone: 'progress', to: ['delivered', 'refused'] },
    delivered: { label: '已送达', tone: 'warning', to: ['signed', 'refused'] },
    signed: { label: '已签收', tone: 'success', to: [] },
    refused: { label: '已拒收', tone: 'danger', to: [] },
  },
  buyerActs: {
    sign: { from: ['shipped', 'in_transit', 'delivered'] },
  },
  deskActs: {
    deliver: { from: ['shipped', 'in_transit'], to: ['delivered'] },
    sign: { from: ['shipped', 'in_transit', 'delivered'] },
    refuse: { from: ['shipped', 'in_transit', 'delivered'], to: ['refused'] },
    addReceipts: { from: ['signed'] },
  },
});

export const SHIPMENT_STATUSES = shipmentStates.states;

export type ShipmentStatus = (typeof shipmentStates.names)[number];

export const isShipmentStatus = shipmentStates.is;

/** Nothing more can happen to it. */
export const isSettled = shipmentStates.hasEnded;
