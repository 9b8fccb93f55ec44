export { cartHandlers } from './cart-handlers.ts';
export { cartJobs } from './cart-jobs.ts';
export { removeCartLines } from './cart-repo.ts';
export { mergeVisitorCart } from './merge-visitor-cart.ts';
export { viewHistoryHandlers } from './view-history-handlers.ts';
