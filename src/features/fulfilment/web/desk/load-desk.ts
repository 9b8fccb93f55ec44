import type { QueryClient } from '@tanstack/react-query';
import { loadList } from '#platform/web/kits/list/list-query.ts';
import { deskOrderQuery, queueQuery, warehousesQuery } from './fulfilment-desk-api.ts';
import { readQueueSearch } from './queue-search.ts';

export async function loadQueue(queryClient: QueryClient, address: Record<string, unknown>): Promise<void> {
  await queryClient.ensureQueryData(warehousesQuery);
  await loadList(queryClient, queueQuery(readQueueSearch(address)));
}

export const ORDER_NO = /^SO\d{12}$/;

/** Nothing is read for an address without an order; the page says so. */
export async function loadDeskOrder(queryClient: QueryClient, { orderNo }: Record<string, unknown>): Promise<void> {
  if (typeof orderNo !== 'string' || !ORDER_NO.test(orderNo)) return;
  await queryClient.prefetchQuery(deskOrderQuery(orderNo));
}
