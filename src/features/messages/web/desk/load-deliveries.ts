import type { QueryClient } from '@tanstack/react-query';
import { loadList } from '#platform/web/kits/list/list-query.ts';
import { deliveriesQuery } from './deliveries-query.ts';
import { readDeliveriesSearch } from './deliveries-search.ts';

export function loadDeliveries(client: QueryClient, address: Record<string, unknown>): Promise<void> {
  return loadList(client, deliveriesQuery(readDeliveriesSearch(address)));
}
