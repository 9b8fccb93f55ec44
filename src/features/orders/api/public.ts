export { ORDER_READY, type ReadyOrder } from './announce-ready.ts';
export { type DeliveryCount, keepDeliveryCounts, touchOrder } from './delivery-repo.ts';
export { orderHandlers } from './order-handlers.ts';
export { insertEvent, moveOrder } from './order-repo.ts';
export { visibleTo } from './order-scope-repo.ts';
export { type DeliveryAddress, orderEvents, orderLines, orders, stockReservations } from './order-tables.ts';
export { hasOrdered } from './read-has-ordered.ts';
