import type { QueryClient } from '@tanstack/react-query';
import { loadList } from '#platform/web/kits/list/list-query.ts';
import { countQuery, customersQuery, exclusiveQuery, rangeQuery } from './desk-queries.ts';
import { readVisibilitySearch } from './visibility-search.ts';

/** What the page shows first: exclusive goods, or the rules of the chosen customer. */
export async function loadVisibility(queryClient: QueryClient, address: Record<string, unknown>): Promise<void> {
  const search = readVisibilitySearch(address);
  if (search.tab === 'exclusive') return loadList(queryClient, exclusiveQuery(search));
  if (!search.customer) return loadList(queryClient, customersQuery(''));
  // Counting takes a pass over the catalogue; the rules do not wait for it.
  void queryClient.prefetchQuery(countQuery(search.customer));
  void queryClient.prefetchQuery(customersQuery(search.customer));
  // A code of nobody is told on the page, in its own words.
  await queryClient.prefetchQuery(rangeQuery(search.customer));
}
