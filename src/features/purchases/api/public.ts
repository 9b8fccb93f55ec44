export { purchaseHandlers } from './purchase-handlers.ts';
