import type { ResultState } from '../rules/result-state.ts';
import { resultApi } from './result-api.ts';

/** Category or brand that a result page stands on. */
export interface ResultPlace {
  inCategory?: string;
  inBrand?: string;
}

/** What a result page shows; how it is laid out is no part of the question. */
export function resultQuery(state: ResultState, place: ResultPlace = {}) {
  const { keyword, scope, categories, brands, attributes, price, delivery, sort, pageNo, pageSize } = state;
  return resultApi.query.product.queryOptions({
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
  resultApi.query.categoryPage.queryOptions({ input: { categoryCode }, staleTime: 5 * 60_000 });

export const brandPageQuery = (brandCode: string) =>
  resultApi.query.brandPage.queryOptions({ input: { brandCode }, staleTime: 5 * 60_000 });
