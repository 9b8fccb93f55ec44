import { featureApi } from '#platform/web/api-client.ts';
import fulfilmentCalls from '../contract/fulfilment-calls.gen.json';
import type { fulfilmentContract } from '../contract/fulfilment-contract.ts';

export const fulfilmentApi = featureApi<typeof fulfilmentContract>('fulfilment', fulfilmentCalls);

export const logisticsQuery = (orderNo: string) => fulfilmentApi.query.logistics.queryOptions({ input: { orderNo } });
export const signListQuery = (orderNo: string) => fulfilmentApi.query.signList.queryOptions({ input: { id: orderNo } });

/** Each opening is counted: the page asks once and keeps the answer. */
export const sharedLogisticsQuery = (code: string) =>
  fulfilmentApi.query.sharedLogistics.queryOptions({
    input: { code },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
