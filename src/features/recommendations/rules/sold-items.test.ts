import { expect, it } from 'vitest';
import { bestOfEachCategory, rankCategories, type SoldItem } from './sold-items.ts';

const sold = (...items: [sku: number, category: number, orders: number][]): SoldItem[] =>
  items.map(([sku, category, orders]) => ({ skuId: BigInt(sku), categoryId: BigInt(category), orders }));

const SALES = sold([11, 1, 9], [12, 1, 8], [21, 2, 5], [31, 3, 4], [22, 2, 3], [23, 2, 3]);

it('takes the first of each category and keeps the order', () => {
  expect(bestOfEachCategory(SALES).map(({ skuId }) => Number(skuId))).toEqual([11, 21, 31]);
});

it('ranks categories by everything ordered in them, not by their best item', () => {
  const ranked = rankCategories([...SALES, ...sold([24, 2, 7])]);
  expect(ranked.map(({ categoryId }) => Number(categoryId))).toEqual([2, 1, 3]);
  expect(ranked[0]?.skuIds.map(Number)).toEqual([21, 22, 23, 24]);
});

it('has nothing to say about nothing', () => {
  expect([bestOfEachCategory([]), rankCategories([])]).toEqual([[], []]);
});
