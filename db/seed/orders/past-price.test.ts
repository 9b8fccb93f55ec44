import { describe, expect, it } from 'vitest';
import { pastPrice } from './past-price.ts';

const NOW = new Date('2026-11-21T04:00:00Z');
const ago = (days: number) => new Date(NOW.getTime() - days * 86_400_000);
const items = Array.from({ length: 200 }, (_, n) => `ITM${n}`);

describe('pastPrice', () => {
  it('is the price of today on the day itself', () => {
    expect(items.map((itemNo) => pastPrice(123_400n, itemNo, NOW, NOW))).toEqual(items.map(() => 123_400n));
  });

  it('stays within 6 % below and 3 % above, and is a price somebody would set', () => {
    for (const itemNo of items) {
      for (const days of [1, 45, 120, 300]) {
        const price = pastPrice(123_400n, itemNo, ago(days), NOW);
        expect(price).toBeGreaterThanOrEqual(115_900n);
        expect(price).toBeLessThanOrEqual(127_200n);
        if (price !== 123_400n) expect(price % 1_000n).toBe(0n);
      }
    }
  });

  it('moves for most goods within a year, and stands still for some', () => {
    const year = [0, 30, 90, 150, 210, 270, 330];
    const moved = items.filter((itemNo) => new Set(year.map((d) => pastPrice(123_400n, itemNo, ago(d), NOW))).size > 1);
    expect(moved.length).toBeGreaterThan(100);
    expect(moved.length).toBeLessThan(180);
  });

  it('never makes something cost nothing', () => {
    expect(items.every((itemNo) => pastPrice(30n, itemNo, ago(300), NOW) > 0n)).toBe(true);
  });
});
