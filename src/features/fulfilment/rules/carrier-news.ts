import type { CarrierStep } from '#business/carriers/rules/public.ts';
import { findWay } from '#business/documents/rules/public.ts';
import { isSettled, SHIPMENT_STATUSES, type ShipmentStatus } from './shipment-status.ts';

/** Steps that move a parcel of an order; other news is told and moves nothing. */
const LEADS_TO: Readonly<Partial<Record<CarrierStep, ShipmentStatus>>> = {
  collected: 'in_transit',
  in_transit: 'in_transit',
  delivered: 'delivered',
  refused: 'refused',
};

/** Number of the news that refused goods are back in their warehouse: there is one per parcel. */
export const RETURNED = 'returned';

/**
 * States a parcel goes through because of a piece of news, in order. News that comes late or again moves nothing: a
 * parcel never goes back, and one that is settled stays so.
 */
export function shipmentStepsAfter(status: ShipmentStatus, step: CarrierStep): ShipmentStatus[] {
  const target = LEADS_TO[step];
  if (!target || isSettled(status) || status === target) return [];
  // Delivered is later than in transit, which no way leads back to.
  return findWay(SHIPMENT_STATUSES, status, target) ?? [];
}
