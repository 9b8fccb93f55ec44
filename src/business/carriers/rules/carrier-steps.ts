/**
 * What a carrier tells of a parcel. `booked`: somebody will come for it; `not_met`: nobody or nothing was there to be taken;
 * `refused`: whoever should have taken it did not; `lost`: it will not arrive.
 */
export const CARRIER_STEPS = [
  ...(['booked', 'not_met', 'collected', 'in_transit'] as const),
  ...(['delivered', 'refused', 'lost'] as const),
] as const;

export type CarrierStep = (typeof CARRIER_STEPS)[number];
