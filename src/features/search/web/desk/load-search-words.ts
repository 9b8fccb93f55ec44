import type { QueryClient } from '@tanstack/react-query';
import { loadList } from '#platform/web/kits/list/list-query.ts';
import { brandsQuery, feedbackQuery, missesQuery, redirectsQuery, synonymsQuery } from './desk-queries.ts';
import { readWordsAddress } from './search-words-address.ts';

/** The list of the open tab. */
export function loadSearchWords(queryClient: QueryClient, search: Record<string, unknown>): Promise<void> {
  const address = readWordsAddress(search);
  if (address.tab === 'brands') return loadList(queryClient, brandsQuery(address));
  if (address.tab === 'redirects') return loadList(queryClient, redirectsQuery(address));
  if (address.tab === 'misses') return loadList(queryClient, missesQuery);
  if (address.tab === 'feedback') return loadList(queryClient, feedbackQuery(address));
  return loadList(queryClient, synonymsQuery);
}
