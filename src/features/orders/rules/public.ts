export { INVOICE_LATER, INVOICE_TYPES, type InvoiceField, invoiceFaults, tidyInvoice } from './check-invoice.ts';
export { type CheckoutLine, lineKey, readCheckoutLines, writeCheckoutLines } from './checkout-lines.ts';
export {
  afterSubmit,
  afterSubmitShort,
  approverLabel,
  type ConsentStep,
  consentWords,
  reasonReaders,
  type SubmitPlan,
  submitPlanOf,
} from './life/after-submit.ts';
export { mayPay, PAY_ACTS } from './life/pay-now.ts';
export { type PayableFacts, payableOf } from './life/payable.ts';
export {
  type PaymentStanding,
  paymentStanding,
  paymentText,
  type ReceivedMoney,
  receivedOf,
} from './life/payment-standing.ts';
export { paidOfLines, type ReturnableAmount, shareOfUnits } from './life/return-share.ts';
export { ORDER_CHANNELS, ORDER_ENUMS } from './order-enums.ts';
export type { OrderEventKind } from './order-events.ts';
export {
  ENDED,
  isOrderStatus,
  NOT_PURCHASED,
  ORDER_STATUSES,
  type OrderStatus,
  orderStates,
  orderStatusLabel,
} from './order-status.ts';
export { type HoldTimes, payDeadline, transferDeadline } from './pay-deadline.ts';
export { initialStatus, PAY_WAYS, readPayWay } from './pay-ways.ts';
export { poPolicyOf } from './po-policy.ts';
export { KIND, type LinePromise } from './promise/line-promise.ts';
export {
  type ItemLimit,
  itemQuantityFault,
  type JudgedItem,
  type LineRefusal,
  type RuledItem,
  refuseLines,
} from './refuse-lines.ts';
export { SERVICE_DAY_TYPE } from './service-line.ts';
export { taxRateText } from './tax-rate-text.ts';
export { presentTaxes, sharesOf, type TaxShare } from './tax-shares.ts';
