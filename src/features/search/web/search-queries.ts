import { queryOptions } from '@tanstack/react-query';
import type { Suggestion } from '../contract/search-schemas.ts';
import { searchApi } from './search-api.ts';

/** Words to offer for what is typed; failures are swallowed (specification 8). */
export const suggestQuery = (keyword: string) =>
  queryOptions({
    queryKey: ['search', 'suggest', keyword],
    staleTime: 60_000,
    queryFn: async (): Promise<Suggestion[]> => searchApi.call.suggest({ keyword }).catch(() => []),
  });

/** Recent searches of the signed-in user, newest first; others have none. */
export const searchHistoryQuery = queryOptions({
  queryKey: ['search', 'history'],
  staleTime: 0,
  queryFn: async (): Promise<string[]> => {
    const entries = await searchApi.call.history({}).catch(() => []);
    return entries.map(({ keyword }) => keyword);
  },
});
