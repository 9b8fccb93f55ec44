import type { QueryClient } from '@tanstack/react-query';
import { matchQuery } from './material-queries.ts';
import { readStoredMatches } from './stored-matches.ts';

/** What the search has just matched stands at once; prices follow. */
export async function loadMatches(queryClient: QueryClient, keyword: string): Promise<void> {
  const asked = matchQuery(keyword);
  if (readStoredMatches(keyword).length) void queryClient.prefetchQuery(asked);
  else await queryClient.ensureQueryData(asked);
}
