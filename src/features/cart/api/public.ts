export { cartHandlers } from './cart-handlers.ts';
export { removeCartLines } from './cart-repo.ts';
export { viewHistoryHandlers } from './view-history-handlers.ts';
