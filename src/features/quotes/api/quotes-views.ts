import { viewOf } from '#platform/api/view-of.ts';
import { quoteConversions, quoteLines, quotes } from './quote-tables.ts';

export const quotesView = viewOf(quotes, [
  'id',
  'firmId',
  'userId',
  'quoteNo',
  'title',
  'status',
  'enquiryId',
  'shareCode',
  'sentVersion',
  'validUntil',
  'totalFen',
  'createdAt',
]);

export const quoteConversionsView = viewOf(quoteConversions, [
  'firmId',
  'quoteId',
  'lineId',
  'orderId',
  'amountFen',
  'createdAt',
]);

export const quoteLinesView = viewOf(quoteLines, ['id', 'firmId', 'skuId']);
