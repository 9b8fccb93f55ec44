import { approvalContract } from './approval-contract.ts';
import { approvalFlowContract } from './approval-flow-contract.ts';
import { approvalLinkContract } from './approval-link-contract.ts';

/** The feature's calls, as the app collects them. */
export const approvalsCalls = {
  approvalFlows: approvalFlowContract,
  approvalLinks: approvalLinkContract,
  approvals: approvalContract,
};
