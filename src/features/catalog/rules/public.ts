export { todayInShanghai } from '#platform/shared/shanghai.ts';
export { allocateStock, type StockAllocation } from './allocate-stock.ts';
export { type DeliveryFacts, deliveryLabel } from './delivery-label.ts';
export {
  type DeliveryPromise,
  type KeptPromise,
  movePromise,
  NO_PROMISE,
  promiseFromDay,
  shipLater,
} from './delivery-promise.ts';
export { goodsFacts } from './goods-facts.ts';
export { goneGoods, lineGoods } from './line-goods.ts';
export { describeCategory } from './page-head/describe-category.ts';
export { describeItem } from './page-head/describe-item.ts';
export { itemTitle } from './page-head/item-title.ts';
export { largePicture, structuredItem, structuredPath } from './page-head/structured-item.ts';
export { dispatchText, type NamedStock, promiseFrom } from './plan-delivery.ts';
export { promiseDispatch } from './promise-dispatch.ts';
export {
  isOnSale,
  isOutOfStock,
  needsStock,
  type OnSaleFacts,
  type PurchaseFacts,
  purchaseObstacle,
} from './purchase-obstacle.ts';
export { provinceOf } from './region-code.ts';
export { skuPicture } from './sku-picture.ts';
export {
  describeQuantityRule,
  isOrderableQuantity,
  type QuantityChange,
  type QuantityRule,
  snapQuantity,
} from './snap-quantity.ts';
export { isTradeFact } from './trade-facts.ts';
export { type PromisedShare, type PromiseEvent, type PromiseView, wordPromise } from './word-promise.ts';
export { countedDay } from './working-days.ts';
