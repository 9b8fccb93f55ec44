export {
  INITIAL_STATUSES,
  isOrderStatus,
  ORDER_STATUSES,
  type OrderStatus,
  orderStatusLabel,
} from './order-status.ts';
export { ORDER_TAB_NAMES, ORDER_TABS } from './order-tabs.ts';
