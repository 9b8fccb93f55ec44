export type { CheckoutSettings } from './checkout-settings.ts';
export { createOrder } from './create-order.ts';
export type { OrderControl, OrderDraft } from './order-control.ts';
export type { OrderPromises, PromisedPrices, PromisedWish } from './order-promises.ts';
export { hasOrdered } from './read-has-ordered.ts';
export { readQuote } from './read-quote.ts';
