import type { QueryClient } from '@tanstack/react-query';
import { ORDER_NUMBER } from '#business/document-numbers/contract/document-number.ts';
import { loadList } from '#platform/web/kits/list/list-query.ts';
import { deskOrderQuery, queueQuery, warehousesQuery } from './fulfilment-desk-api.ts';
import { readQueueSearch } from './queue-search.ts';

export async function loadQueue(queryClient: QueryClient, address: Record<string, unknown>): Promise<void> {
  await queryClient.ensureQueryData(warehousesQuery);
  await loadList(queryClient, queueQuery(readQueueSearch(address)));
}

/** Nothing is read for an address without an order; the page says so. */
export async function loadDeskOrder(queryClient: QueryClient, { orderNo }: Record<string, unknown>): Promise<void> {
  if (typeof orderNo !== 'string' || !ORDER_NUMBER.whole.test(orderNo)) return;
  await queryClient.prefetchQuery(deskOrderQuery(orderNo));
}
