import { queryOptions } from '@tanstack/react-query';
import { resultApi } from './result-api.ts';

const OFFERED = 20;

/** Numbers of the items that come closest to a wish, also where words of it had to be left out: somebody looks at them. */
export const closestItemsQuery = (keyword: string) =>
  queryOptions({
    queryKey: ['search', 'closest-items', keyword],
    staleTime: 60_000,
    enabled: keyword !== '',
    queryFn: async (): Promise<string[]> => {
      const { items } = await resultApi.call.product({ keyword, pageSize: OFFERED });
      return items.slice(0, OFFERED).map((item) => item.itemCode);
    },
  });
