export { CARRIERS, type Carrier } from './carriers.ts';
export { PART_STATUSES, type PartStatus } from './part-status.ts';
export { SHIPMENT_STATUSES, type ShipmentStatus } from './shipment-status.ts';
