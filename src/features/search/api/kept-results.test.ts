import { describe, expect, it } from 'vitest';
import { KeptResults } from './kept-results.ts';
import type { IndexCounts } from './search-index.ts';

const counts = (total: number, values = 0): IndexCounts => ({
  total,
  capped: false,
  sampled: false,
  counted: total,
  otherTotal: 0,
  categories: [],
  brands: [],
  delivery: [],
  priceSteps: [],
  attributes: [{ name: '规格', values: Array.from({ length: values }, (_, n) => ({ value: `M${n}`, count: 1 })) }],
});
const found = (total: number, values?: number) => ({ counts: counts(total, values), large: false });
const order = (...ids: number[]) => ({ skuIds: Float64Array.from(ids), whole: false });

describe('results kept in a process', () => {
  it('are found under their key and generation alone', () => {
    const kept = new KeptResults();
    kept.keep('a', 7, found(400));
    kept.keepOrder('a', 7, ['relevance', order(1, 2)]);
    expect(kept.find('a', 7)?.counts.total).toBe(400);
    expect([...(kept.find('a', 7)?.orders.get('relevance')?.skuIds ?? [])]).toEqual([1, 2]);
    expect([kept.has('b'), kept.find('b', 7)]).toEqual([false, null]);
    // Somebody who read the generation earlier is answered anew, and loses nothing for others.
    expect(kept.find('a', 6)).toBeNull();
    expect(kept.has('a')).toBe(true);
    expect(kept.find('a', 8)).toBeNull();
    expect([kept.has('a'), kept.weight]).toEqual([false, 0]);
  });

  it('take no order that was read in another generation, and nothing older than they are', () => {
    const kept = new KeptResults();
    kept.keep('a', 7, found(400));
    kept.keepOrder('a', 6, ['sales', order(1)]);
    kept.keepOrder('b', 7, ['sales', order(1)]);
    kept.keep('a', 6, found(300));
    expect([kept.find('a', 7)?.orders.size, kept.find('a', 7)?.counts.total, kept.has('b')]).toEqual([0, 400, false]);
    kept.keep('a', 8, found(500));
    expect(kept.find('a', 8)?.counts.total).toBe(500);
  });

  it('are forgotten after a minute, however often they are asked for', () => {
    let clock = 1_000;
    const kept = new KeptResults(() => clock);
    kept.keep('a', 1, found(400));
    clock += 59_999;
    expect(kept.find('a', 1)).not.toBeNull();
    clock += 1;
    expect([kept.has('a'), kept.find('a', 1), kept.weight]).toEqual([false, null, 0]);
  });

  it('never weigh more than their room, and those asked for last stay', () => {
    const room = 100_000;
    const kept = new KeptResults(Date.now, room);
    for (let n = 0; n < 500; n += 1) {
      kept.keep(`k${n}`, 1, found(n, 100));
      kept.keepOrder(`k${n}`, 1, ['sales', order(...Array.from({ length: 400 }, (_, id) => id))]);
      kept.find('k0', 1);
      expect(kept.weight).toBeLessThanOrEqual(room);
    }
    expect([kept.has('k0'), kept.has('k499'), kept.has('k400')]).toEqual([true, true, false]);
    // What is larger than the room is not kept at all.
    kept.keep('huge', 1, found(1, 5_000));
    expect([kept.has('huge'), kept.weight]).toEqual([false, 0]);
  });
});
