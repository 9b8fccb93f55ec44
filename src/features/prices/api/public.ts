export { agreedTiers, promotionPrice, readTiers } from './price-columns.ts';
export { createPriceHandlers } from './price-handlers.ts';
export { type OwnPrice, readOwnPrices } from './read-own-prices.ts';
