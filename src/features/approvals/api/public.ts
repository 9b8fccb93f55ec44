export { approvalFlows } from './approval-flow-tables.ts';
export { approvalFlowHandlers } from './flows/approval-flow-handlers.ts';
export { approvalFlowJobs } from './flows/flow-jobs.ts';
export { readPlan } from './flows/read-plan.ts';
