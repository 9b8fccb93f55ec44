export { addToCart } from './add-to-cart.ts';
export { createCartHandlers } from './cart-handlers.ts';
export { cartJobs } from './cart-jobs.ts';
export type { CartOwner } from './cart-repo.ts';
export type { CartReader, CartSources } from './cart-sources.ts';
export { mergeVisitorCart } from './merge-visitor-cart.ts';
export { type CartLineForOrder, type CartLineName, takeCartLines } from './order-lines-repo.ts';
export { createSharedCartHandlers } from './shared-cart-handlers.ts';
export { viewHistoryHandlers } from './view-history-handlers.ts';
