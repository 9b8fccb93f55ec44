export { approvalCountsQuery } from './approval-counts-query.ts';
export { approvalLog } from './approval-log.ts';
export { prefetchApproval, useDocumentApproval } from './approval-queries.ts';
export { DocumentApproval } from './document-approval.tsx';
export { OrderApproval } from './order-approval.tsx';
