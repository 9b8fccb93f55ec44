import { describe, expect, it } from 'vitest';
import { createRandom } from '../catalog/prng.ts';
import { BASKETS } from './baskets.ts';
import { planOrders } from './plan-orders.ts';
import type { Candidates } from './read-candidates.ts';

const NOW = new Date('2026-11-21T10:00:00+08:00');
const SIZES = ['M6', 'M8', 'M10'];
const names = Object.values(BASKETS).flatMap(({ lines }) => lines.map(([category]) => category));

/** Ten items of every category, in three sizes; the id tells category and size. */
const candidates: Candidates = new Map(
  [...new Set(names)].map((name, category) => [
    name,
    Array.from({ length: 10 }, (_, i) => ({ skuId: BigInt(category * 100 + i), alike: SIZES[i % 3] ?? null })),
  ]),
);
const plan = (label: string) =>
  planOrders(['boltJoint', 'bearings', 'office'], candidates, { random: createRandom(label), now: NOW });

describe('a planned year of orders', () => {
  it('is the same for the same source and another for another', () => {
    expect(plan('one')).toEqual(plan('one'));
    expect(plan('one')).not.toEqual(plan('two'));
  });

  it('lies in the year before now, oldest first, on working days', () => {
    const times = plan('one').map(({ submittedAt }) => submittedAt.getTime());
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(times[0]).toBeGreaterThan(NOW.getTime() - 367 * 86_400_000);
    expect(times.at(-1)).toBeLessThan(NOW.getTime());
    const shanghaiDays = times.map((time) => new Date(time + 8 * 3_600_000).getUTCDay());
    expect(shanghaiDays).not.toContain(0);
  });

  it('names no item twice in one order', () => {
    for (const { lines } of plan('one')) expect(new Set(lines.map(({ skuId }) => skuId)).size).toBe(lines.length);
  });

  it('orders the same items again and again, together', () => {
    const times = new Map<bigint, number>();
    for (const { lines } of plan('one')) for (const { skuId } of lines) times.set(skuId, (times.get(skuId) ?? 0) + 1);
    expect(Math.min(...times.values())).toBeGreaterThanOrEqual(6);
    expect(times.size).toBeLessThanOrEqual(12);
  });

  it('keeps one size in a basket that belongs together by size', () => {
    const bolts = planOrders(['boltJoint'], candidates, { random: createRandom('size'), now: NOW });
    const sizes = new Set(bolts.flatMap(({ lines }) => lines.map(({ skuId }) => Number(skuId % 100n) % 3)));
    expect(sizes.size).toBe(1);
  });
});
