export { salesHandlers } from './sales-handlers.ts';
