export { orderHandlers } from './order-handlers.ts';
export { type DeliveryAddress, orderEvents, orderLines, orders, stockReservations } from './order-tables.ts';
