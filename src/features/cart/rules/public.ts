export { type AddMessage, describeAddResult, NOTHING_CHOSEN } from './describe-add-result.ts';
export { parseQuickOrder, type QuickOrder, type QuickOrderError, type QuickOrderRow } from './parse-quick-order.ts';
export { chosenLines } from './sum-cart.ts';
