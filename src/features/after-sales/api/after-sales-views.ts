import { viewOf } from '#platform/api/view-of.ts';
import { afterSalePostings } from './settlement-tables.ts';

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
