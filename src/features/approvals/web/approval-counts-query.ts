import { featureApi } from '#platform/web/api-client.ts';
import type { approvalContract } from '../contract/approval-contract.ts';

/** The one call the home page needs, written out: the list of all of them weighs more than the rest of this. */
export const APPROVAL_HOME_CALLS = {
  counts: 'GET /enterprise-service/fronted/approval/counts',
};

const api = featureApi<typeof approvalContract>('approvals', APPROVAL_HOME_CALLS);

export const approvalCountsQuery = api.query.counts.queryOptions({ input: {} });
