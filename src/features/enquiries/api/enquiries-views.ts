import { viewOf } from '#platform/api/view-of.ts';
import { enquiries } from './enquiry-tables.ts';

export const enquiriesView = viewOf(enquiries, [
  'id',
  'firmId',
  'enquiryNo',
  'title',
  'status',
  'shareCode',
  'createdAt',
]);
