export { freightOf } from './freight.ts';
export { afterSubmit, type ConsentStep, consentWords, submitPlanOf } from './life/after-submit.ts';
export { type PayableFacts, payableOf } from './life/payable.ts';
export type { OrderEventKind } from './order-events.ts';
export {
  isOrderStatus,
  ORDER_STATUSES,
  type OrderStatus,
  orderStatusLabel,
} from './order-status.ts';
export { ORDER_TAB_NAMES, ORDER_TABS } from './order-tabs.ts';
export { PAY_WAYS } from './pay-ways.ts';
