export { buildPiece } from './booking/build-repo.ts';
export { type FirmOrdersPage, readFirmOrders } from './desk/read-firm-orders.ts';
