import { queryOptions } from '@tanstack/react-query';
import type { ResultItem } from '../contract/search-schemas.ts';
import { resultApi } from './result-api.ts';

/** So many are offered below a field; a longer list is a search of its own. */
const OFFERED = 8;

/** Items to offer for what is typed where an item is wanted: by number or by name. Failures offer nothing. */
export const itemOptionsQuery = (keyword: string) =>
  queryOptions({
    queryKey: ['search', 'item-options', keyword],
    staleTime: 60_000,
    queryFn: async (): Promise<ResultItem[]> => {
      const result = await resultApi.call.product({ keyword, pageSize: 20 }).catch(() => null);
      // What is offered after a part of the query was left out is something else.
      return result && result.relaxed === null ? result.items.slice(0, OFFERED) : [];
    },
  });
