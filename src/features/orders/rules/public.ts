export { ORDER_TAB_NAMES, ORDER_TABS } from './order-tabs.ts';
