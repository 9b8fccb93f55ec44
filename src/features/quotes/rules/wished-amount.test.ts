import { expect, it } from 'vitest';
import { type CountedWish, wishedAmount, wishText } from './wished-amount.ts';

/** 200 个 were asked for, 2 盒 are offered. */
const line: CountedWish = { quantity: 2, unit: '盒', wishedQuantity: 200, wishedUnit: '个' };

it.each<[string, Partial<CountedWish>, string]>([
  ['in another unit', {}, '200 个'],
  ['in another unit by chance as many', { quantity: 200 }, '200 个'],
  ['in the same unit, but more than is offered', { wishedUnit: '盒', wishedQuantity: 3 }, '3 盒'],
  ['without a unit', { wishedUnit: '' }, '200'],
  ['just as it is offered', { wishedUnit: '盒', wishedQuantity: 2 }, ''],
  ['in order units', { wishedQuantity: null, wishedUnit: '' }, ''],
])('a wish %s', (_, facts, told) => expect(wishedAmount({ ...line, ...facts })).toBe(told));

it('stands behind its words', () => {
  expect(wishText('手套', line)).toBe('手套，200 个');
  expect(wishText('', line)).toBe('200 个');
  expect(wishText('手套', { ...line, wishedQuantity: null })).toBe('手套');
  expect(wishText('', { ...line, wishedQuantity: null })).toBe('');
});
