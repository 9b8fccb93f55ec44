export { INVOICE_TYPES, invoiceFaults, tidyInvoice } from './check-invoice.ts';
export { type CheckoutLine, lineKey, readCheckoutLines, writeCheckoutLines } from './checkout-lines.ts';
export {
  afterSubmit,
  afterSubmitShort,
  type ConsentStep,
  consentWords,
  reasonReaders,
  type SubmitPlan,
  standInName,
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
export { ORDER_CHANNELS, ORDER_ENUMS } from './order-enums.ts';
export type { OrderEventKind } from './order-events.ts';
export {
  isOrderStatus,
  NOT_PURCHASED,
  ORDER_STATUSES,
  type OrderStatus,
  orderStates,
  orderStatusLabel,
} from './order-status.ts';
export { type HoldTimes, payDeadline, transferDeadline } from './pay-deadline.ts';
export { initialStatus, PAY_WAYS, readPayWay } from './pay-ways.ts';
export {
  beginInvoice,
  defaultInvoice,
  type FirmInvoice,
  fieldsOfInvoice,
  firmInvoice,
  INVOICE_LATER,
  type InvoiceText,
  openFields,
} from './prefill-invoice.ts';
export {
  freeStockOf,
  type LinePromise,
  type LineToPromise,
  promiseLines,
  type StockByItem,
} from './promise/line-promise.ts';
export { KIND } from './promise/tell-promise.ts';
export {
  type ItemLimit,
  itemQuantityFault,
  type JudgedItem,
  type LineRefusal,
  type RuledItem,
  refuseLines,
} from './refuse-lines.ts';
export { shareAllocations } from './share-allocations.ts';
export { taxRateText } from './tax-rate-text.ts';
export { presentTaxes, sharesOf, type TaxShare } from './tax-shares.ts';
