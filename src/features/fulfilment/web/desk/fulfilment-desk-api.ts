import { featureApi } from '#platform/web/api-client.ts';
import deskCalls from '../../contract/fulfilment-desk-calls.gen.json';
import type { fulfilmentDeskContract } from '../../contract/fulfilment-desk-contract.ts';
import type { DeskOrder } from '../../contract/fulfilment-desk-schemas.ts';
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

/** An order is split within seconds of its turn for the warehouse; whoever opens it sooner need not load it again. */
const SPLIT_AGAIN_MS = 1_000;
export const liveDeskOrderQuery = (orderNo: string) => ({
  ...deskOrderQuery(orderNo),
  refetchInterval: ({ state }: { state: { data?: DeskOrder } }) =>
    state.data?.splitting ? SPLIT_AGAIN_MS : LOOK_AGAIN_MS,
});
