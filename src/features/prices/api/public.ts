export { createPriceHandlers } from './price-handlers.ts';
