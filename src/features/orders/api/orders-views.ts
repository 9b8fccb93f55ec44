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
  'orderUnit',
  'quantity',
  'amountFen',
  'dayType',
  'deliveryDays',
  'promises',
  'cancelledQuantity',
  'shippedQuantity',
  'signedQuantity',
  'note',
  'customerCode',
  'costCenter',
  'department',
  'project',
  'expectedOn',
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
