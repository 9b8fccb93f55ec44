export { approvalFlowHandlers } from './flows/approval-flow-handlers.ts';
