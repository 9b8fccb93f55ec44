import type { QueryClient } from '@tanstack/react-query';
import { loadList } from '#platform/web/kits/list/list-query.ts';
import { agreementsQuery, promotionsQuery } from './desk-queries.ts';
import { readPriceSearch } from './price-search.ts';

/** What the page shows first: the list of the open tab. */
export function loadPrices(queryClient: QueryClient, address: Record<string, unknown>): Promise<void> {
  const search = readPriceSearch(address);
  if (search.tab === 'promotions') return loadList(queryClient, promotionsQuery(search));
  return loadList(queryClient, agreementsQuery(search));
}
