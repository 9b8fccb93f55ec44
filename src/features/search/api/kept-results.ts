import { WeighedMemory } from '#platform/api/weighed-memory.ts';
import type { Sort } from '../contract/search-schemas.ts';
import type { IndexCounts } from './search-index.ts';

/** How long counts may be kept where the state of no document changes: prices, sales and words move on meanwhile. */
const KEEP_MS = 60_000;
/** Room for all that is kept, in bytes as far as they can be told; some hundred views of broad words. */
const MOST_WEIGHT = 24 * 1024 * 1024;
const ENTRY_WEIGHT = 2_000;
/** An object with a count, and its share of the text it names. */
const COUNT_WEIGHT = 80;
const ID_WEIGHT = 8;

/** Items in their order from the first on. */
export interface KeptOrder {
  skuIds: Float64Array;
  /** There are no others. */
  whole: boolean;
}

/** What was found for one question, whatever it was sorted by. */
export interface KeptResult {
  counts: IndexCounts;
  /** More fit than were read. */
  large: boolean;
  orders: ReadonlyMap<Sort, KeptOrder>;
}

interface Found extends KeptResult {
  generation: number;
  orders: Map<Sort, KeptOrder>;
}

const weightOf = ({ counts, orders }: Pick<KeptResult, 'counts' | 'orders'>): number => {
  const { categories, brands, delivery, priceSteps, attributes } = counts;
  const values = attributes.reduce((sum, { values: of }) => sum + of.length, 0);
  const counted = categories.length + brands.length + delivery.length + priceSteps.length + values;
  const ids = [...orders.values()].reduce((sum, { skuIds }) => sum + skuIds.length, 0);
  return ENTRY_WEIGHT + counted * COUNT_WEIGHT + ids * ID_WEIGHT;
};

/**
 * Counts of large results and the beginnings of their orders, kept for a minute in one process, those asked for last.
 * The key tells everything that decides what fits and who asks (result-key.ts); the generation, whether any document has
 * changed its state since: one that has moved is as if nothing had been kept.
 */
export class KeptResults {
  private readonly results: WeighedMemory<Found>;

  constructor(now: () => number = Date.now, room = MOST_WEIGHT) {
    this.results = new WeighedMemory({ room, keepMs: KEEP_MS, now });
  }

  get weight(): number {
    return this.results.weight;
  }

  /** Whether it is worth asking for the generation. */
  has(key: string): boolean {
    return this.results.peek(key) !== undefined;
  }

  find(key: string, generation: number): KeptResult | null {
    const found = this.results.peek(key);
    // An older question than what is kept: it is answered by itself, and what is newer stays.
    if (!found || found.generation > generation) return null;
    if (found.generation === generation) return this.results.find(key) ?? null;
    this.results.drop(key);
    return null;
  }

  keep(key: string, generation: number, { counts, large }: Pick<KeptResult, 'counts' | 'large'>): void {
    if ((this.results.peek(key)?.generation ?? generation) > generation) return;
    const found: Found = { generation, counts, large, orders: new Map() };
    this.results.keep(key, found, weightOf(found) + key.length);
  }

  /** Adds an order to counts of the same generation. */
  keepOrder(key: string, generation: number, [sort, order]: [Sort, KeptOrder]): void {
    const found = this.results.peek(key);
    if (found?.generation !== generation) return;
    found.orders.set(sort, order);
    this.results.reweigh(key, weightOf(found) + key.length);
  }
}
