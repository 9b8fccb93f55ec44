import { featureApi } from '#platform/web/api-client.ts';
import type { caseContract } from '../contract/case-contract.ts';

/** The one call the home page needs, written out: the list of all of them weighs more than the rest of this. */
export const CASE_HOME_CALLS = {
  counts: 'POST /after-sales/counts',
};

const api = featureApi<typeof caseContract>('afterSales', CASE_HOME_CALLS);

export const caseCountsQuery = api.query.counts.queryOptions({ input: {} });
