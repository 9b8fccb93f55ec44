import { featureApi } from '#platform/web/api-client.ts';
import deskCalls from '../../contract/fulfilment-desk-calls.gen.json';
import type { fulfilmentDeskContract } from '../../contract/fulfilment-desk-contract.ts';
import { type QueueSearch, queueInputOf } from './queue-search.ts';

export const fulfilmentDeskApi = featureApi<typeof fulfilmentDeskContract>('fulfilmentDesk', deskCalls);

const { query } = fulfilmentDeskApi;
/** Others work on the same orders. */
const LOOK_AGAIN_MS = 30_000;

export const queueQuery = (search: QueueSearch) => ({
  ...query.queue.queryOptions({ input: queueInputOf(search) }),
  refetchInterval: LOOK_AGAIN_MS,
});
export const warehousesQuery = query.warehouses.queryOptions({ input: {} });
export const deskOrderQuery = (orderNo: string) => query.order.queryOptions({ input: { orderNo } });
