export { compareNaturally } from './compare-naturally.ts';
export { type DeliveryFacts, deliveryLabel, returnLabel, saleStatusLabel } from './delivery-label.ts';
export { type DispatchPromise, promiseDispatch } from './promise-dispatch.ts';
export { isOutOfStock, needsStock, type PurchaseFacts, purchaseObstacle } from './purchase-obstacle.ts';
export { skuPicture } from './sku-picture.ts';
export {
  describeQuantityRule,
  isOrderableQuantity,
  type QuantityChange,
  type QuantityRule,
  snapQuantity,
} from './snap-quantity.ts';
