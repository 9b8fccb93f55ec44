export { parseQuickOrder, type QuickOrder, type QuickOrderError, type QuickOrderRow } from './parse-quick-order.ts';
export { CATALOGUE_CLAIMED, catalogueObstacle, RESTRICTED_CATALOGUE } from './restricted-catalogue.ts';
export { chosenCartLines } from './sum-cart.ts';
export { kindsText } from './whole-quantity.ts';
