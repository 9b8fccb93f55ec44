import type { Db } from '#platform/api/database.ts';
import { monthOf } from '../rules/index-tokens.ts';
import { countCandidates } from './count-result.ts';
import { type FacetMemory, readChosenValues } from './facet-dictionary-repo.ts';
import { readGeneration } from './generation-repo.ts';
import type { KeptOrder, KeptResult, KeptResults } from './kept-results.ts';
import { pageOf } from './order-candidates.ts';
import { paidPriceOf } from './paid-price.ts';
import { FIRST_PAGES, filterQueries, SearchPlan, sortsByPrice } from './plan-search.ts';
import { FINE_MOST } from './read-candidates.ts';
import { type Found, isSampled, readFound, readOrdered, readPage, type Search } from './read-found.ts';
import { resultKey } from './result-key.ts';
import type { IndexQuery, IndexResult } from './search-index.ts';

/** Where results are kept between searches, and whose this one is. */
export interface ResultKeep {
  results: KeptResults;
  firmId: bigint | null;
}

export interface IndexMemory {
  memory: FacetMemory;
  keep: ResultKeep | null;
}

type Page = Pick<Found, 'page' | 'order'>;

/** Ids of a stretch of the order. */
const idsOf = ({ page, order }: Page, { offset, limit }: Pick<IndexQuery, 'offset' | 'limit'>): number[] =>
  pageOf(page, { ...order, query: { ...order.query, offset, limit } }).map((at) => page.list.facts.skuId(at));

/** The page of an order that is kept, when it lies in what is kept of it. */
function pageOfKept(order: KeptOrder | undefined, { offset, limit }: IndexQuery): bigint[] | null {
  if (!order || (!order.whole && offset + limit > order.skuIds.length)) return null;
  return Array.from(order.skuIds.subarray(offset, offset + limit), BigInt);
}

/** A place to keep one result at, under the generation it was read in. */
class Keeping {
  private readonly results: KeptResults;
  private readonly key: string;

  constructor({ results, firmId }: ResultKeep, { query, plan }: Search) {
    this.results = results;
    this.key = resultKey(query, plan, firmId);
  }

  async read(db: Db): Promise<{ result: KeptResult; generation: number } | null> {
    if (!this.results.has(this.key)) return null;
    const generation = await readGeneration(db);
    const result = this.results.find(this.key, generation);
    return result && { result, generation };
  }

  /** Small results are ranked word by word, cost little and are read anew each time. */
  keep(found: Found, counts: KeptResult['counts']): void {
    if (found.best.list.fitting <= FINE_MOST) return;
    this.results.keep(this.key, found.generation, { counts, large: isSampled(found.best) });
  }

  /** @param large more fit than the page was made from. */
  keepOrder(page: Page, query: IndexQuery, { generation, large }: { generation: number; large: boolean }): void {
    // Prices move an order at once; sales, dates and words may take as long as counts do.
    if (sortsByPrice(query.sort)) return;
    const skuIds = Float64Array.from(idsOf(page, { offset: 0, limit: FIRST_PAGES }));
    const whole = !large && skuIds.length === page.page.places.length;
    this.results.keepOrder(this.key, generation, [query.sort, { skuIds, whole }]);
  }
}

/** What is kept of this question, with its page: kept too, or read alone where very many fit. */
async function findKept(search: Search, keeping: Keeping): Promise<IndexResult | null> {
  const { db, query } = search;
  const kept = await keeping.read(db);
  if (!kept) return null;
  const { counts, large, orders } = kept.result;
  const ready = pageOfKept(orders.get(query.sort), query);
  if (ready) return { ...counts, skuIds: ready };
  // Short enough to be put in order whole.
  if (!large || (sortsByPrice(query.sort) && !counts.capped)) return null;
  const page = await readPage(search, monthOf(new Date()));
  keeping.keepOrder(page, query, { generation: kept.generation, large });
  return { ...counts, skuIds: idsOf(page, query).map(BigInt) };
}

/** Finds, orders and counts in one statement, and in a second one where prices or dates order more than is read. */
async function findAnew(search: Search, memory: FacetMemory, keeping: Keeping | null): Promise<IndexResult> {
  const { db, query } = search;
  const found = await readOrdered(search, await readFound(search), monthOf(new Date()));
  const counts = await countCandidates(db, query, found, { paid: search.paid, memory });
  keeping?.keep(found, counts);
  keeping?.keepOrder(found, query, { generation: found.generation, large: isSampled(found.best) });
  return { ...counts, skuIds: idsOf(found, query).map(BigInt) };
}

export async function searchCandidates(db: Db, query: IndexQuery, { memory, keep }: IndexMemory): Promise<IndexResult> {
  const plan = new SearchPlan(query, filterQueries(query, await readChosenValues(db, query.attributes)));
  const search = { db, query, plan, paid: paidPriceOf(query) };
  const keeping = keep && new Keeping(keep, search);
  return (keeping && (await findKept(search, keeping))) ?? findAnew(search, memory, keeping);
}
