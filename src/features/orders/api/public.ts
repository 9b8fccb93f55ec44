export { acceptInvoice, assertPoFree } from './accept-details.ts';
export { ORDER_CANCELLED, type OrderMove, type OrderNews, type OrderPlace } from './advance-order.ts';
export { ORDER_READY, type ReadyOrder } from './announce-ready.ts';
export { type OrderName, readOrderToApprove, readPaidPrices } from './approval/approving-order-repo.ts';
export { dropOrderLines, endOrder, type OrderEnd, passOrder } from './approval/settle-approval.ts';
export { askForMoney, type MoneySettings } from './ask-for-money.ts';
export { writeOffUnits } from './cancel/write-off.ts';
export { changeOrderDetails, type DetailsChange } from './change-details.ts';
export { type DeliveryCount, keepDeliveryCounts, touchOrder } from './delivery-repo.ts';
export { mailBuyer, type Post } from './mail-buyer.ts';
export { assertOwnFiles, attachToOrder, ORDER_FILES, orderAttachments } from './order-attachments.ts';
export { insertOrder } from './order-birth-repo.ts';
export { behindOrderLink, makeOrderLink } from './order-life-handlers.ts';
export type { OfferedWay, OrderDue, OrderMoney } from './order-money.ts';
export {
  changePayWay,
  findOwnPayable,
  findPayableOrder,
  keepRefunds,
  lockPayableOrder,
  type OrderRefunds,
  type PayableOrder,
} from './order-payment-repo.ts';
export { insertEvent, moveOrder, writingReservations } from './order-repo.ts';
export { type LockedOrder, visibleTo } from './order-scope-repo.ts';
export { type DeliveryAddress, type OrderOverBudget } from './order-tables.ts';
export type { OrderWait, ReadOrderWaits } from './order-waits.ts';
export { orderExport } from './papers/export-orders.ts';
export { markOnAccount, markOrderPaid } from './pay-order.ts';
export { keepPromises } from './promise/promise-repo.ts';
export { readBoughtIds } from './read-bought-ids.ts';
export { NO_DUPLICATE, readDuplicatePo } from './read-duplicate-po.ts';
export { type CheckoutTerms, readFirmTerms, readTermsAndAddress } from './read-firm-terms.ts';
export { hasOrdered, lockItemOfFirm } from './read-has-ordered.ts';
export { readLastCostCenters, readLastInvoices } from './read-last-invoices.ts';
export { readOrderForOthers } from './read-order-for-others.ts';
export { readOrderCounts, readOrderPage } from './records/read-orders.ts';
export {
  type PurchasedSku,
  type PurchaseFacets,
  type PurchaseScope,
  type PurchaseWish,
  readLastPrices,
  readPurchased,
  readPurchaseFacets,
} from './records/read-purchased.ts';
export { holdMore, type LineStock, releaseHeld, shipHeld } from './reservation-repo.ts';
export { type OrderAddress, readWorkHead } from './work-head-repo.ts';
