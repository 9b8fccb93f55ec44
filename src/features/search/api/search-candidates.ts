import type { Db } from '#platform/api/database.ts';
import { monthOf } from '../rules/index-tokens.ts';
import { candidateList, ranksOf, strongOf, withoutRepeats } from './candidate-list.ts';
import { countAttributes } from './count-attributes.ts';
import { countBrands, countCategories, countDelivery, countPriceSteps } from './count-candidates.ts';
import { type FacetMemory, readChosenValues } from './facet-dictionary-repo.ts';
import { pageOf } from './order-candidates.ts';
import { type PaidPrice, paidPriceOf } from './paid-price.ts';
import { type Passing, passing } from './passing-candidates.ts';
import { type FilterQuery, filterQueries, SearchPlan } from './plan-search.ts';
import { type CandidateQuery, type CandidateRow, readCandidates } from './read-candidates.ts';
import { type IndexQuery, type IndexResult, MOST_CANDIDATES } from './search-index.ts';

const BEST = 'best';

/** Sets by name: the best that fit, and for each filter the best without that filter. */
function readSets(db: Db, query: IndexQuery, plan: SearchPlan) {
  const withoutOne = plan.filterNames.map((name): [string, CandidateQuery] => [name, plan.best(name)]);
  return readCandidates(db, {
    candidates: new Map([[BEST, plan.best()], ...withoutOne]),
    exact: query.code ? { code: query.code, fits: plan.shown() } : null,
    others: plan.others(),
    hidden: query.view.hidden.skuIds,
  });
}

/** Puts items with the very number before all others, wherever the candidates end. */
function withExact(sets: ReadonlyMap<string, CandidateRow[]>): { rows: CandidateRow[]; exact: ReadonlySet<number> } {
  const best = sets.get(BEST) ?? [];
  const exactRow = sets.get('exact')?.find(({ n }) => n > 0);
  if (!exactRow) return { rows: best, exact: new Set() };
  const { facts, offsets } = candidateList([exactRow]);
  return { rows: [exactRow, ...best], exact: new Set(Array.from(offsets, (at) => facts.skuId(at))) };
}

async function readOrdered(db: Db, query: IndexQuery, wanted: CandidateQuery, paid: PaidPrice): Promise<Passing> {
  const candidates = new Map([[BEST, wanted]]);
  const sets = await readCandidates(db, { candidates, exact: null, others: null, hidden: query.view.hidden.skuIds });
  return passing(withoutRepeats(candidateList(sets.get(BEST) ?? [])), query, paid);
}

/** Finds, orders and counts in one statement, and in a second one where prices or dates order more than is read. */
export async function searchCandidates(db: Db, query: IndexQuery, memory: FacetMemory): Promise<IndexResult> {
  const plan = new SearchPlan(query, filterQueries(query, await readChosenValues(db, query.attributes)));
  const sets = await readSets(db, query, plan);
  const paid = paidPriceOf(query);
  const { rows, exact } = withExact(sets);
  const found = candidateList(rows);
  const best = passing(exact.size > 0 ? withoutRepeats(found) : found, query, paid);
  const lists = new Map(
    plan.filterNames.map((name) => [name, passing(candidateList(sets.get(name) ?? []), query, paid, name)]),
  );
  const setFor = (name?: FilterQuery['name']) => (name && lists.get(name)) || best;
  const isSampled = ({ list }: Passing) => list.fitting > list.offsets.length;
  const ordered = isSampled(best) ? plan.ordered(monthOf(new Date())) : null;
  const page = ordered ? await readOrdered(db, query, ordered, paid) : best;
  const order = { query, paid, exact, strong: strongOf(rows), ranks: ranksOf(rows) };
  return {
    skuIds: pageOf(page, order).map((at) => BigInt(page.list.facts.skuId(at))),
    total: isSampled(best) ? Math.min(best.list.fitting, MOST_CANDIDATES) : best.places.length,
    capped: best.list.fitting > MOST_CANDIDATES,
    counted: best.places.length,
    sampled: [best, ...lists.values()].some(isSampled),
    otherTotal: sets.get('other')?.[0]?.n ?? 0,
    categories: countCategories(setFor('category'), query.categoryId),
    brands: countBrands(setFor('brand')),
    delivery: countDelivery(setFor('delivery')),
    priceSteps: countPriceSteps(setFor('price'), paid),
    attributes: await countAttributes(db, query, setFor, memory),
  };
}
