import { featureApi } from '#platform/web/api-client.ts';
import calls from '../../contract/after-sale-desk-calls.gen.json';
import type { caseDeskContract } from '../../contract/case-desk-contract.ts';
import { type CaseQueueSearch, queueInputOf } from './queue-search.ts';

export const caseDeskApi = featureApi<typeof caseDeskContract>('afterSaleDesk', calls);

/** Call that hands out a file of a case. */
export const DESK_FILE_PATH = '/after-sales/desk/file';

const { query } = caseDeskApi;
/** Others work on the same cases. */
const LOOK_AGAIN_MS = 30_000;

export const caseQueueQuery = (search: CaseQueueSearch) => ({
  ...query.queue.queryOptions({ input: queueInputOf(search) }),
  refetchInterval: LOOK_AGAIN_MS,
});
export const deskCaseQuery = (caseNo: string) => query.detail.queryOptions({ input: { caseNo } });
export const casePolicyQuery = query.policy.queryOptions({ input: {} });
