export { approvalLog } from './approval-log.ts';
export { approvalCountsQuery, documentApprovalQuery, orderApprovalQuery } from './approval-queries.ts';
export { ApprovalTodos } from './approval-todos.tsx';
export { DocumentApproval } from './document-approval.tsx';
export { OrderApproval } from './order-approval.tsx';
