export { cartHandlers } from './cart-handlers.ts';
export { cartJobs } from './cart-jobs.ts';
export { type CartOwner, removeCartLines } from './cart-repo.ts';
export { mergeVisitorCart } from './merge-visitor-cart.ts';
export { type CartLineForOrder, type CartLineName, readCartLinesForOrder, takeCartLines } from './order-lines-repo.ts';
export { viewHistoryHandlers } from './view-history-handlers.ts';
