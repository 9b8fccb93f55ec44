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

interface Entry extends KeptResult {
  generation: number;
  until: number;
  weight: number;
  orders: Map<Sort, KeptOrder>;
}

const weightOf = ({ counts, orders }: Pick<Entry, 'counts' | 'orders'>): number => {
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
  private readonly entries = new Map<string, Entry>();
  private readonly now: () => number;
  private readonly room: number;
  private held = 0;

  constructor(now: () => number = Date.now, room = MOST_WEIGHT) {
    this.now = now;
    this.room = room;
  }

  get weight(): number {
    return this.held;
  }

  /** Whether it is worth asking for the generation. */
  has(key: string): boolean {
    const entry = this.entries.get(key);
    if (entry && entry.until <= this.now()) this.drop(key, entry);
    return this.entries.has(key);
  }

  find(key: string, generation: number): KeptResult | null {
    const entry = this.has(key) ? this.entries.get(key) : undefined;
    if (!entry) return null;
    // An older question than what is kept: it is answered by itself, and what is newer stays.
    if (entry.generation > generation) return null;
    this.drop(key, entry);
    if (entry.generation < generation) return null;
    this.put(key, entry);
    return entry;
  }

  keep(key: string, generation: number, { counts, large }: Pick<KeptResult, 'counts' | 'large'>): void {
    const before = this.entries.get(key);
    if (before && before.generation > generation) return;
    if (before) this.drop(key, before);
    this.put(key, { generation, until: this.now() + KEEP_MS, weight: 0, counts, large, orders: new Map() });
  }

  /** Adds an order to counts of the same generation. */
  keepOrder(key: string, generation: number, [sort, order]: [Sort, KeptOrder]): void {
    const entry = this.entries.get(key);
    if (entry?.generation !== generation) return;
    this.drop(key, entry);
    entry.orders.set(sort, order);
    this.put(key, entry);
  }

  private drop(key: string, { weight }: Entry): void {
    this.entries.delete(key);
    this.held -= weight;
  }

  private put(key: string, entry: Entry): void {
    entry.weight = weightOf(entry) + key.length;
    this.entries.set(key, entry);
    this.held += entry.weight;
    for (const [oldest, old] of this.entries) {
      if (this.held <= this.room) return;
      this.drop(oldest, old);
    }
  }
}
