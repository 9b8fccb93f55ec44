import { approvalFlowContract } from './approval-flow-contract.ts';

/** The feature's calls, as the app collects them. */
export const approvalFlowsCalls = {
  approvalFlows: approvalFlowContract,
};
