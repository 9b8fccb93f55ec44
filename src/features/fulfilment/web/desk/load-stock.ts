import type { QueryClient } from '@tanstack/react-query';
import { loadList } from '#platform/web/kits/list/list-query.ts';
import { warehousesQuery } from './fulfilment-desk-api.ts';
import { correctionsQuery, levelsQuery } from './stock-desk-api.ts';
import { readStockSearch } from './stock-search.ts';

/** What the page shows first: the list of the open tab. */
export async function loadStock(queryClient: QueryClient, address: Record<string, unknown>): Promise<void> {
  const search = readStockSearch(address);
  await queryClient.ensureQueryData(warehousesQuery);
  if (search.tab === 'history') return loadList(queryClient, correctionsQuery(search));
  return loadList(queryClient, levelsQuery(search));
}
