export { addToCart } from './add-to-cart.ts';
export type { CartOwner } from './cart-repo.ts';
export type { CartReader, CartSources } from './cart-sources.ts';
export { mergeVisitorCart } from './merge-visitor-cart.ts';
export { type CartLineForOrder, type CartLineName, takeCartLines } from './order-lines-repo.ts';
export { returnToCart } from './return-to-cart.ts';
