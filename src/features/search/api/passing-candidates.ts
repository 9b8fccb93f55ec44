import type { CandidateList, Places } from './candidate-list.ts';
import { inPriceRange, type PaidPrice } from './paid-price.ts';
import type { FilterQuery } from './plan-search.ts';
import type { IndexQuery } from './search-index.ts';

/** A set of candidates with the places in it that the price filter lets pass. */
export interface Passing {
  list: CandidateList;
  places: Places;
}

/** The index knows prices by steps only: here each is looked at. */
export function passing(
  list: CandidateList,
  query: Pick<IndexQuery, 'price'>,
  paid: PaidPrice,
  except?: FilterQuery['name'],
): Passing {
  const { facts, offsets } = list;
  const places = offsets.map((_, place) => place);
  if (query.price === null || except === 'price') return { list, places };
  return { list, places: places.filter((place) => inPriceRange(paid(facts, offsets[place] ?? 0), query.price)) };
}
