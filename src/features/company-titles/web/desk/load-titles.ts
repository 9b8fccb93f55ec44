import type { QueryClient } from '@tanstack/react-query';
import { loadList } from '#platform/web/kits/list/list-query.ts';
import { readTitleSearch, requestsQuery } from './title-desk-api.ts';

export const loadTitles = (queryClient: QueryClient, address: Record<string, unknown>): Promise<void> =>
  loadList(queryClient, requestsQuery(readTitleSearch(address)));
