import type { Db } from '#platform/api/database.ts';
import { countAttributes } from './count-attributes.ts';
import { countBrands, countCategories, countDelivery, countPriceSteps } from './count-candidates.ts';
import type { FacetMemory } from './facet-dictionary-repo.ts';
import type { PaidPrice } from './paid-price.ts';
import type { FilterQuery } from './plan-search.ts';
import { type Found, isSampled } from './read-found.ts';
import { type IndexCounts, type IndexQuery, MOST_CANDIDATES } from './search-index.ts';

interface CountSources {
  paid: PaidPrice;
  memory: FacetMemory;
}

/** Everything that is counted of what was read; each facet from the candidates without its own filter. */
export async function countCandidates(
  db: Db,
  query: IndexQuery,
  { best, lists, others }: Found,
  { paid, memory }: CountSources,
): Promise<IndexCounts> {
  const setFor = (name?: FilterQuery['name']) => (name && lists.get(name)) || best;
  return {
    total: isSampled(best) ? Math.min(best.list.fitting, MOST_CANDIDATES) : best.places.length,
    capped: best.list.fitting > MOST_CANDIDATES,
    counted: best.places.length,
    sampled: [best, ...lists.values()].some(isSampled),
    otherTotal: others,
    categories: countCategories(setFor('category'), query.categoryId),
    brands: countBrands(setFor('brand')),
    delivery: countDelivery(setFor('delivery')),
    priceSteps: countPriceSteps(setFor('price'), paid),
    attributes: await countAttributes(db, query, setFor, memory),
  };
}
