export { orderHandlers } from './order-handlers.ts';
export { orderEvents, orderLines, orders, orderTransitions, stockReservations } from './order-tables.ts';
