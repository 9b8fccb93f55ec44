import { featureApi } from '#platform/web/api-client.ts';
import calls from '../../contract/dunning-calls.gen.json';
import type { dunningContract } from '../../contract/dunning-contract.ts';

export const dunningApi = featureApi<typeof dunningContract>('dunning', calls);
export const dunningQuery = dunningApi.query.read.queryOptions({ input: {} });
export const dunningHistoryQuery = (customerCode: string) =>
  dunningApi.query.history.queryOptions({ input: { customerCode } });
