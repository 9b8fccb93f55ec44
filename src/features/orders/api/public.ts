export { readOrderToApprove, readPaidPrices } from './approval/approving-order-repo.ts';
export { writeOffUnits } from './cancel/write-off.ts';
export { insertOrder } from './order-birth-repo.ts';
export { keepDeliveryCounts, keepPromises } from './order-line-repo.ts';
export { markOnAccount, markOrderPaid, type OfferedWay, type OrderDue, type OrderMoney } from './order-money.ts';
export { ORDER_CANCELLED, ORDER_READY, ORDER_RETURNED, ORDER_TOLD, type OrderNews } from './order-news.ts';
export {
  changePayWay,
  findOwnPayable,
  findPayableOrder,
  keepRefunds,
  lockPayableOrder,
  type PayableOrder,
} from './order-payment-repo.ts';
export { insertEvent, moveOrder, tellEvent, touchOrder, writingReservations } from './order-repo.ts';
export { type OrderAddress, readWorkHead, visibleTo } from './order-scope-repo.ts';
export { acceptInvoice, assertPoFree, findDuplicatePo } from './order-terms.ts';
export { type LineStock, releaseHeld, reserveInWarehouses, shipHeld } from './reservation-repo.ts';
export {
  keepAfterSaleStatus,
  keepInvoiceStatus,
  keepReturned,
  keepStatementStatus,
  lockSides,
  type ReturnedLine,
} from './side-states-repo.ts';
