export { type DeliveryFacts, deliveryLabel, returnLabel, saleStatusLabel } from './delivery-label.ts';
export { isOutOfStock, needsStock, type PurchaseFacts, purchaseObstacle } from './purchase-obstacle.ts';
export {
  describeQuantityRule,
  isOrderableQuantity,
  type QuantityChange,
  type QuantityRule,
  snapQuantity,
} from './snap-quantity.ts';
export { skuPicture } from './sku-picture.ts';
