import { featureApi } from '#platform/web/api-client.ts';
import type { approvalContract } from '../contract/approval-contract.ts';
import type { approvalLinkContract } from '../contract/approval-link-contract.ts';
import approvalLinksCalls from '../contract/approval-links-calls.gen.json';
import approvalsCalls from '../contract/approvals-calls.gen.json';

export const approvalApi = featureApi<typeof approvalContract>('approvals', approvalsCalls);
export const approvalLinkApi = featureApi<typeof approvalLinkContract>('approvalLinks', approvalLinksCalls);
