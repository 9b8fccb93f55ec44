import { featureApi } from '#platform/web/api-client.ts';
import type { approvalFlowContract } from '../contract/approval-flow-contract.ts';
import approvalFlowCalls from '../contract/approval-flows-calls.gen.json';

export const approvalFlowApi = featureApi<typeof approvalFlowContract>('approvalFlows', approvalFlowCalls);
