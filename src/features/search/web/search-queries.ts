import { queryOptions } from '@tanstack/react-query';
import type { Suggestion } from '../contract/search-schemas.ts';
import type { ResultState } from '../rules/result-state.ts';
import { searchApi } from './search-api.ts';

/** Category or brand that a result page stands on. */
export interface ResultPlace {
  inCategory?: string;
  inBrand?: string;
}

/** What a result page shows; how it is laid out is no part of the question. */
export function resultQuery(state: ResultState, place: ResultPlace = {}) {
  const { keyword, scope, categories, brands, attributes, price, delivery, sort, pageNo, pageSize } = state;
  return searchApi.query.product.queryOptions({
    input: {
      ...place,
      keyword,
      searchScope: scope,
      categoryCodes: categories,
      brandCodes: brands,
      attributes,
      price,
      delivery,
      sort,
      pageNo,
      pageSize,
    },
  });
}

export const categoryPageQuery = (categoryCode: string) =>
  searchApi.query.categoryPage.queryOptions({ input: { categoryCode }, staleTime: 5 * 60_000 });

export const brandPageQuery = (brandCode: string) =>
  searchApi.query.brandPage.queryOptions({ input: { brandCode }, staleTime: 5 * 60_000 });

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
