import { featureApi } from '#platform/web/api-client.ts';
import type { receivableContract } from '../contract/receivable-contract.ts';
import receivablesCalls from '../contract/receivables-calls.gen.json';

export const receivableApi = featureApi<typeof receivableContract>('receivables', receivablesCalls);
export const accountQuery = receivableApi.query.account.queryOptions({ input: {} });
export const ownReceiptsQuery = (pageNo: number) =>
  receivableApi.query.receipts.queryOptions({ input: { pageNo, pageSize: 10 } });
