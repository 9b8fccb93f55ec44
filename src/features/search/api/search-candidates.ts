import { sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import type { AttributeCounts } from '../rules/build-facets.ts';
import { monthOf } from '../rules/index-tokens.ts';
import { type CandidateList, candidateList, ranksOf, strongOf, withoutRepeats } from './candidate-list.ts';
import { type CandidateRow, candidateRows, countRow, exactRows } from './candidate-statement.ts';
import {
  countBrands,
  countCategories,
  countDelivery,
  countPriceSteps,
  countValues,
  type Places,
} from './count-candidates.ts';
import { type FacetMemory, readChosenValues, readFacetNames, readFacetValues } from './facet-dictionary-repo.ts';
import { pageOf } from './order-candidates.ts';
import { inPriceRange, type PaidPrice, paidPriceOf } from './paid-price.ts';
import { type FilterQuery, filterQueries, SearchPlan } from './plan-search.ts';
import type { IndexQuery, IndexResult } from './search-index.ts';

/** Attributes that fewer than this share of the candidates have are shown by nobody: their values are not looked up. */
const LEAST_COVERAGE = 0.1;

/** Sets of candidates by name: `best`, `exact`, `other`, and one per filter without that filter. */
type Sets = Map<string, CandidateRow[]>;

async function readSets(db: Db, query: IndexQuery, plan: SearchPlan): Promise<Sets> {
  const hidden = query.view.hidden.skuIds;
  const others = plan.others();
  const parts = [
    candidateRows('best', plan.best(), hidden),
    ...plan.filterNames.map((name) => candidateRows(name, plan.best(name), hidden)),
    ...(query.code ? [exactRows(query.code, plan.scope(), hidden)] : []),
    ...(others === null ? [] : [countRow(others, hidden)]),
  ];
  const { rows } = await db.execute<CandidateRow & Record<string, unknown>>(sql.join(parts, sql` union all `));
  return Map.groupBy(rows, ({ set }) => set);
}

/** A set of candidates with the places in it that the price filter lets pass. */
interface Passing {
  list: CandidateList;
  places: Places;
}

function passing(list: CandidateList, query: IndexQuery, paid: PaidPrice, except?: FilterQuery['name']): Passing {
  const { facts, offsets } = list;
  const places = offsets.map((_, place) => place);
  if (query.price === null || except === 'price') return { list, places };
  return { list, places: places.filter((place) => inPriceRange(paid(facts, offsets[place] ?? 0), query.price)) };
}

/** Puts items with the very number before all others, wherever the candidates end. */
function withExact(rows: Sets): { rows: CandidateRow[]; exact: ReadonlySet<number> } {
  const best = rows.get('best') ?? [];
  const exactRow = rows.get('exact')?.find(({ n }) => n > 0);
  if (!exactRow) return { rows: best, exact: new Set() };
  const { facts, offsets } = candidateList([exactRow]);
  return { rows: [exactRow, ...best], exact: new Set(Array.from(offsets, (at) => facts.skuId(at))) };
}

/** Counts of the attributes that enough candidates have, and of those in use without their own filter. */
async function countAttributes(
  db: Db,
  query: IndexQuery,
  setFor: (name?: FilterQuery['name']) => Passing,
  memory: FacetMemory,
): Promise<AttributeCounts[]> {
  const all = setFor();
  const counted = countValues(all.list, all.places);
  const least = all.places.length * LEAST_COVERAGE;
  await readFacetNames(db, [...counted.keys()], memory);
  const chosen = Object.keys(query.attributes).filter((name) => query.attributes[name]?.length);
  const shown = new Map<string, ReadonlyMap<number, number>>();
  for (const [nameId, values] of counted) {
    const total = [...values.values()].reduce((sum, count) => sum + count, 0);
    const name = memory.names.get(nameId) ?? '';
    if (total >= least && !chosen.includes(name)) shown.set(name, values);
  }
  for (const name of chosen) {
    const { list, places } = setFor(`attribute:${name}`);
    const values = countValues(list, places).get(memory.nameIds.get(name) ?? -1);
    if (values) shown.set(name, values);
  }
  await readFacetValues(
    db,
    [...shown.values()].flatMap((values) => [...values.keys()]),
    memory,
  );
  return [...shown].map(([name, values]) => ({
    name,
    values: [...values].map(([id, count]) => ({ value: memory.values.get(id) ?? '', count })),
  }));
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
  const ordered = best.list.capped ? plan.ordered(monthOf(new Date())) : null;
  const page = ordered ? await readOrdered(db, query, ordered, paid) : best;
  const order = { query, paid, exact, strong: strongOf(rows), ranks: ranksOf(rows) };
  const delivery = setFor('delivery');
  const prices = setFor('price');
  return {
    skuIds: pageOf(page.list, page.places, order).map((at) => BigInt(page.list.facts.skuId(at))),
    total: best.places.length,
    capped: best.list.capped,
    otherTotal: sets.get('other')?.[0]?.n ?? 0,
    categories: countCategories(setFor('category').list, setFor('category').places, query.categoryId),
    brands: countBrands(setFor('brand').list, setFor('brand').places),
    delivery: countDelivery(delivery.list, delivery.places),
    priceSteps: countPriceSteps(prices.list, prices.places, paid),
    attributes: await countAttributes(db, query, setFor, memory),
  };
}

async function readOrdered(
  db: Db,
  query: IndexQuery,
  ordered: NonNullable<ReturnType<SearchPlan['ordered']>>,
  paid: PaidPrice,
): Promise<Passing> {
  const statement = candidateRows('ordered', ordered, query.view.hidden.skuIds);
  const { rows } = await db.execute<CandidateRow & Record<string, unknown>>(statement);
  return passing(withoutRepeats(candidateList(rows)), query, paid);
}
