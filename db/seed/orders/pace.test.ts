import { describe, expect, it } from 'vitest';
import { createRandom } from '../catalog/prng.ts';
import { drawTrend, enlargeSome, keepPace, paceOf } from './pace.ts';

const NOW = new Date('2026-11-23T10:00:00+08:00');
const at = (text: string) => new Date(`${text}T10:00:00+08:00`);

describe('the pace of orders', () => {
  it.each([
    ['a Monday beside a Saturday', '2026-11-16', '2026-11-21'],
    ['March beside February', '2026-03-02', '2026-02-02'],
    ['this year beside the last, of a firm that grows', '2026-06-01', '2025-06-02'],
  ])('is quicker on %s', (_, quick, slow) => {
    expect(paceOf(at(quick), NOW, 1.3)).toBeGreaterThan(paceOf(at(slow), NOW, 1.3));
  });

  it('was quicker before where a firm shrinks, and never more than all orders', () => {
    expect(paceOf(at('2025-02-03'), NOW, 0.75)).toBeGreaterThan(paceOf(at('2026-02-02'), NOW, 0.75));
    expect(paceOf(at('2024-12-02'), NOW, 0.75)).toBe(1);
    expect(paceOf(at('2026-11-22'), NOW, 1.2)).toBe(0);
  });

  it('keeps about as many orders as it says', () => {
    const planned = Array.from({ length: 1_000 }, () => ({ submittedAt: at('2026-11-16'), lines: [] }));
    const kept = keepPace(planned, { random: createRandom('pace'), now: NOW, trend: 1 }).length / 1_000;
    expect(Math.abs(kept - paceOf(at('2026-11-16'), NOW, 1))).toBeLessThan(0.05);
  });

  it('draws trends between a quarter less and half more', () => {
    const random = createRandom('trend');
    const trends = Array.from({ length: 200 }, () => drawTrend(random));
    expect(Math.min(...trends)).toBeGreaterThanOrEqual(0.75);
    expect(Math.max(...trends)).toBeLessThanOrEqual(1.5);
  });
});

it('enlarges some of the orders, and none whose stock is reserved today', () => {
  const order = (day: string) => ({ submittedAt: at(day), lines: [{ skuId: 1n, quantity: 2 }] });
  const planned = [...Array.from({ length: 300 }, () => order('2026-08-03')), order('2026-11-20')];
  const made = enlargeSome(planned, { random: createRandom('large'), now: NOW, share: 0.2 });
  const large = made.filter(({ lines }) => (lines[0]?.quantity ?? 0) >= 16);
  expect(large.length).toBeGreaterThan(40);
  expect(large.length).toBeLessThan(80);
  expect(made.at(-1)).toEqual(order('2026-11-20'));
});
