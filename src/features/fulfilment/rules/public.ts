export { deriveOrderStatus } from './derive-states.ts';
export type { HeldStock, OrderWork, WorkLine, WorkPart, WorkShipment } from './order-work.ts';
export { linePromises, promiseAfterSending } from './part-promise.ts';
export { PART_STATUSES, type PartStatus } from './part-status.ts';
export { AUTO_SIGN_DAYS, COMPLETE_DAYS } from './settle-days.ts';
export { SHIPMENT_STATUSES, type ShipmentStatus } from './shipment-status.ts';
export { countAsSent, type SignCount } from './sign-counts.ts';
export { splitOrder } from './split-order.ts';
