import type { QueryClient } from '@tanstack/react-query';
import { loadList } from '#platform/web/kits/list/list-query.ts';
import { readCorrectionsSearch } from './corrections-search.ts';
import { queueQuery } from './desk-correction-queries.ts';

export function loadCorrections(queryClient: QueryClient, address: Record<string, unknown>): Promise<void> {
  return loadList(queryClient, queueQuery(readCorrectionsSearch(address)));
}
