import type { Db } from '#platform/api/database.ts';
import { candidateList, ranksOf, strongOf, withoutRepeats } from './candidate-list.ts';
import type { OrderSources } from './order-candidates.ts';
import type { PaidPrice } from './paid-price.ts';
import { type Passing, passing } from './passing-candidates.ts';
import type { FilterQuery, SearchPlan } from './plan-search.ts';
import { type CandidateQuery, type CandidateRow, readCandidates } from './read-candidates.ts';
import type { IndexQuery } from './search-index.ts';

const BEST = 'best';

/** One search on its way. */
export interface Search {
  db: Db;
  query: IndexQuery;
  plan: SearchPlan;
  paid: PaidPrice;
}

/** What a search read: candidates, those of each filter without it, and the page with what orders it. */
export interface Found {
  best: Passing;
  lists: ReadonlyMap<FilterQuery['name'], Passing>;
  page: Passing;
  order: OrderSources;
  others: number;
  generation: number;
}

/** More fit than were read. */
export const isSampled = ({ list }: Passing) => list.fitting > list.offsets.length;

const exactOf = ({ query, plan }: Search) => (query.code ? { code: query.code, fits: plan.shown() } : null);

/** Puts items with the very number before all others, wherever the candidates end. */
function withExact(sets: ReadonlyMap<string, CandidateRow[]>): { rows: CandidateRow[]; exact: ReadonlySet<number> } {
  const best = sets.get(BEST) ?? [];
  const exactRow = sets.get('exact')?.find(({ n }) => n > 0);
  if (!exactRow) return { rows: best, exact: new Set() };
  const { facts, offsets } = candidateList([exactRow]);
  return { rows: [exactRow, ...best], exact: new Set(Array.from(offsets, (at) => facts.skuId(at))) };
}

/** The best candidates of a statement's rows. */
function bestOf({ query, paid }: Search, sets: ReadonlyMap<string, CandidateRow[]>): Pick<Found, 'best' | 'order'> {
  const { rows, exact } = withExact(sets);
  const found = candidateList(rows);
  return {
    best: passing(exact.size > 0 ? withoutRepeats(found) : found, query, paid),
    order: { query, paid, exact, strong: strongOf(rows), ranks: ranksOf(rows) },
  };
}

/** The best that fit, and for each filter the best without that filter. */
export async function readFound(search: Search): Promise<Found> {
  const { db, query, plan, paid } = search;
  const withoutOne = plan.filterNames.map((name): [string, CandidateQuery] => [name, plan.best(name)]);
  const sets = await readCandidates(db, {
    candidates: new Map([[BEST, plan.best()], ...withoutOne]),
    exact: exactOf(search),
    others: plan.others(),
    hidden: query.view.hidden.skuIds,
    generation: true,
  });
  const { best, order } = bestOf(search, sets);
  const lists = new Map(
    plan.filterNames.map((name) => [name, passing(candidateList(sets.get(name) ?? []), query, paid, name)]),
  );
  const others = sets.get('other')?.[0]?.n ?? 0;
  return { best, lists, page: best, order, others, generation: Number(sets.get('generation')?.[0]?.facts ?? 0) };
}

const pageOfSteps = ({ query, paid }: Search, sets: ReadonlyMap<string, CandidateRow[]>): Passing =>
  passing(withoutRepeats(candidateList(sets.get(BEST) ?? [])), query, paid);

/** Reads the page once more by its own order, where prices or dates order more than was read. */
export async function readOrdered(search: Search, found: Found, month: number): Promise<Found> {
  const { db, query, plan } = search;
  const steps = isSampled(found.best) ? plan.ordered(month) : null;
  if (!steps) return found;
  const candidates = new Map([[BEST, steps]]);
  const sets = await readCandidates(db, { candidates, exact: null, others: null, hidden: query.view.hidden.skuIds });
  return { ...found, page: pageOfSteps(search, sets) };
}

/** Reads no more than a page needs of very many, which are counted already. */
export async function readPage(search: Search, month: number): Promise<Pick<Found, 'page' | 'order'>> {
  const { db, query, plan } = search;
  const steps = plan.ordered(month);
  const sets = await readCandidates(db, {
    candidates: new Map([[BEST, steps ?? plan.bestOfPage()]]),
    exact: exactOf(search),
    others: null,
    hidden: query.view.hidden.skuIds,
  });
  const { best, order } = bestOf(search, sets);
  return { page: steps ? pageOfSteps(search, sets) : best, order };
}
