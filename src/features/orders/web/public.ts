export { type ChoiceCard, ChoiceCards } from './checkout/choice-cards.tsx';
export { ItemPurchaseLine, itemPurchasesQuery } from './item-purchases.tsx';
export { orderProgress } from './life/order-progress.ts';
export { SharedOrderView } from './links/shared-order.tsx';
export { OrderDetailView } from './order-detail.tsx';
export { ORDER_LIST_HREF, orderHref } from './order-href.ts';
export { OrderTodos, RecentOrders } from './order-overview.tsx';
export { orderDetailQuery, orderHomeQuery, sharedOrderQuery } from './order-queries.ts';
export { OrderStatusTag } from './order-status-tag.tsx';
