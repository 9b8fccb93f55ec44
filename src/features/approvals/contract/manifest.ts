import { approvalContract } from './approval-contract.ts';
import { approvalLinkContract } from './approval-link-contract.ts';

/** The feature's calls, as the app collects them. */
export const approvalsCalls = {
  approvalLinks: approvalLinkContract,
  approvals: approvalContract,
};
