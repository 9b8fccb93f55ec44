import { viewOf } from '#platform/api/view-of.ts';
import { quotes } from './quote-tables.ts';

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
