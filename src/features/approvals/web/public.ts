export { approvalCountsQuery, orderApprovalQuery } from './approval-queries.ts';
export { ApprovalTodos } from './approval-todos.tsx';
export { OrderApproval } from './order-approval.tsx';
