export { orderHandlers } from './order-handlers.ts';
