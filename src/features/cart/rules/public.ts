export { parseQuickOrder, type QuickOrder, type QuickOrderError, type QuickOrderRow } from './parse-quick-order.ts';
export { chosenLines } from './sum-cart.ts';
