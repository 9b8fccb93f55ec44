import { queryOptions } from '@tanstack/react-query';
import { readPersonNow } from './participant-queries.ts';

/** The logged-in user, or null. Fetched with the first page and kept until login, logout or a firm switch. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: readPersonNow,
});
