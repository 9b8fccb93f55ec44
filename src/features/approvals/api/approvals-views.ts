import { viewOf } from '#platform/api/view-of.ts';
import { approvalRequests } from './approval-tables.ts';

export const approvalRequestsView = viewOf(approvalRequests, [
  'id',
  'firmId',
  'requestNo',
  'title',
  'requesterUserId',
  'departmentId',
  'amountFen',
  'status',
  'createdAt',
  'decidedAt',
]);
