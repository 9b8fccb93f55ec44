export { ItemPurchaseLine } from './item-purchases.tsx';
export { itemPurchasesQuery } from './item-purchases-query.ts';
export { orderProgress } from './life/order-progress.ts';
export { SharedOrderView } from './links/shared-order.tsx';
export { orderActApi } from './order-act-api.ts';
export { OrderDetailView } from './order-detail.tsx';
export { OrderGoods } from './order-goods.tsx';
export { RecentOrders } from './order-overview.tsx';
export {
  ORDERS_KEY,
  orderDetailQuery,
  orderHomeQuery,
  orderListQuery,
  orderVatQuery,
  sharedOrderQuery,
  watchedOrderQuery,
} from './order-queries.ts';
export { OrderStatusTag } from './order-status-tag.tsx';
export { OverBudgetNote } from './over-budget-note.tsx';
export { HoldClock } from './pay/hold-clock.tsx';
export { OrdersToPay } from './pay/orders-to-pay.tsx';
