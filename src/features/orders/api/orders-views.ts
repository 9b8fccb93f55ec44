import { LINE_FIELDS } from '#business/line-fields/contract/line-fields.ts';
import { viewOf } from '#platform/api/view-of.ts';
import { orderEvents, orderLines, orders, stockReservations } from './order-tables.ts';

export const orderEventsView = viewOf(orderEvents, ['firmId', 'orderId', 'fromStatus', 'toStatus', 'createdAt']);

export const orderLinesView = viewOf(orderLines, [
  'id',
  'firmId',
  'orderId',
  'lineNo',
  'skuId',
  'itemNo',
  'productName',
  'brandName',
  'mpn',
  'orderUnit',
  'quantity',
  'salesPrice',
  'amountFen',
  'dayType',
  'deliveryDays',
  'promises',
  'cancelledQuantity',
  'cancelledFen',
  'shippedQuantity',
  'signedQuantity',
  // In the order of their names: a view is extended at its end.
  ...LINE_FIELDS.map(({ name }) => name).toSorted(),
  'taxRateBp',
  'taxFen',
  'returnedQuantity',
  'returnedFen',
]);

export const ordersView = viewOf(orders, [
  'id',
  'firmId',
  'userId',
  'orderNo',
  'status',
  'poNumber',
  'note',
  'address',
  'invoice',
  'payWay',
  'paymentStatus',
  'totalFen',
  'lineCount',
  'cancelledFen',
  'shareCode',
  'version',
  'submittedAt',
  'updatedAt',
  'freightFen',
  'goodsFen',
  'discountFen',
  'returnedFen',
  'originCaseNo',
  'invoiceStatus',
  'statementStatus',
  'afterSaleStatus',
  'regionCode',
  'returnedFreightFen',
]);

export const stockReservationsView = viewOf(stockReservations, [
  'id',
  'firmId',
  'orderId',
  'lineId',
  'skuId',
  'warehouse',
  'quantity',
  'state',
]);

/** What stands in columns of these. */
export type { DeliveryAddress, OrderOverBudget } from './order-tables.ts';
