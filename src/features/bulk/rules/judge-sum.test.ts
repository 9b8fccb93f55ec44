import { expect, it } from 'vitest';
import { judgeSum } from './judge-sum.ts';

const item = { moq: 10, step: 5, orderUnit: '盒', available: 100 };

it.each([
  [99, item, { quantity: 100 }],
  [100, item, { quantity: 100 }],
  [101, item, { problem: '库存不足，当前可售 100 盒' }],
  [101, { ...item, available: null }, { quantity: 105 }],
  [999_999, { ...item, available: null }, { problem: '超过上限 999999' }],
])('a sum of %d', (wanted, facts, verdict) => {
  expect(judgeSum(facts, wanted)).toEqual(verdict);
});
