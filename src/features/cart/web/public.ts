export { AddedToCartOutlet } from './added-to-cart-outlet.tsx';
export { CartBody } from './cart-body.tsx';
export { cartCountQuery, cartQuery } from './cart-queries.ts';
export { type LineToAdd, useAddToCart } from './use-add-to-cart.ts';
export { useCartEdits } from './use-cart-edits.ts';
export { recordView, viewHistoryQuery } from './view-history-queries.ts';
