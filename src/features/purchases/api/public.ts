export { purchaseHandlers } from './purchase-handlers.ts';
export { frequentItems } from './purchase-tables.ts';
