import { createApprovalFlowHandlers, type FlowTools } from './approval-flow-handlers.ts';
import { approvalFlowJobs } from './flow-jobs.ts';

/** What the app collects of the feature on the server. */
export const approvalFlows = {
  handlers: (tools: FlowTools) => ({ approvalFlows: createApprovalFlowHandlers(tools) }),
  jobs: approvalFlowJobs,
};
