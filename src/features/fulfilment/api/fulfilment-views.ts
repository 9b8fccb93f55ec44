import { viewOf } from '#platform/api/view-of.ts';
import { orderPartLines, orderParts, shipmentLines, shipments, signLines, signRecords } from './fulfilment-tables.ts';

export const orderPartsView = viewOf(orderParts, [
  'id',
  'firmId',
  'orderId',
  'partNo',
  'warehouse',
  'promisedOn',
  'arrivesOn',
  'firstPromisedOn',
  'firstArrivesOn',
  'status',
]);

export const orderPartLinesView = viewOf(orderPartLines, ['id', 'firmId', 'partId', 'lineId', 'quantity']);

export const shipmentsView = viewOf(shipments, [
  'id',
  'firmId',
  'orderId',
  'partId',
  'carrier',
  'status',
  'shippedAt',
  'deliveredAt',
  'shipmentNo',
]);

export const shipmentLinesView = viewOf(shipmentLines, ['id', 'firmId', 'shipmentId', 'lineId', 'quantity']);

export const signRecordsView = viewOf(signRecords, [
  'id',
  'firmId',
  'orderId',
  'shipmentId',
  'kind',
  'signedAt',
  'signer',
]);

export const signLinesView = viewOf(signLines, [
  'id',
  'firmId',
  'signId',
  'lineId',
  'received',
  'short',
  'damaged',
  'over',
]);
