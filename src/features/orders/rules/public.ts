export { freightOf } from './freight.ts';
export { afterSubmit, type ConsentStep, consentWords, standInName, submitPlanOf } from './life/after-submit.ts';
export { mayPay, PAY_ACTS } from './life/pay-now.ts';
export { type PayableFacts, payableOf } from './life/payable.ts';
export {
  type PaymentStanding,
  paymentStanding,
  paymentText,
  type ReceivedMoney,
  receivedOf,
} from './life/payment-standing.ts';
export type { OrderEventKind } from './order-events.ts';
export {
  isOrderStatus,
  NOT_PURCHASED,
  ORDER_STATUSES,
  type OrderStatus,
  orderStates,
  orderStatusLabel,
} from './order-status.ts';
export { type HoldTimes, transferDeadline } from './pay-deadline.ts';
export { PAY_WAYS, readPayWay } from './pay-ways.ts';
export type { LinePromise } from './promise/line-promise.ts';
export { itemQuantityFault, type RuledItem } from './refuse-lines.ts';
