export { freightOf } from './freight.ts';
export type { OrderStatus } from './order-status.ts';
export { ORDER_TAB_NAMES, ORDER_TABS } from './order-tabs.ts';
