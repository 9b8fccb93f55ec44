import { viewOf } from '#platform/api/view-of.ts';
import { afterSaleCases, afterSaleLines } from './case-tables.ts';
import { afterSalePostings, afterSaleRefunds } from './settlement-tables.ts';

export const afterSalePostingsView = viewOf(afterSalePostings, [
  'id',
  'firmId',
  'caseId',
  'orderId',
  'orderLineId',
  'kind',
  'quantity',
  'amountFen',
  'taxFen',
  'createdAt',
]);

export const afterSaleCasesView = viewOf(afterSaleCases, ['id', 'firmId', 'orderId', 'caseNo', 'kind', 'status']);

export const afterSaleLinesView = viewOf(afterSaleLines, [
  'id',
  'firmId',
  'caseId',
  'orderLineId',
  'lineNo',
  'reason',
  'settledQuantity',
]);

export const afterSaleRefundsView = viewOf(afterSaleRefunds, [
  'id',
  'firmId',
  'caseId',
  'orderId',
  'goodsFen',
  'freightFen',
  'createdAt',
]);
