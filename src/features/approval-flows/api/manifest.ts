import { createApprovalFlowHandlers } from './approval-flow-handlers.ts';
import { approvalFlowJobs } from './flow-jobs.ts';
import type { ForeseePlan } from './preview-flow.ts';

/** What the app collects of the feature on the server. */
export const approvalFlows = {
  handlers: (settings: { foreseePlan: ForeseePlan }) => ({ approvalFlows: createApprovalFlowHandlers(settings) }),
  jobs: approvalFlowJobs,
};
