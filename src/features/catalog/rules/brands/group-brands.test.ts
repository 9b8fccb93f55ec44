import { expect, it } from 'vitest';
import { findBrands, groupBrands } from './group-brands.ts';

const brand = (brandName: string, spelling: string, nameEn: string | null = null) => ({ brandName, spelling, nameEn });
const groups = groupBrands([
  brand('正泰', 'zhengtai zt', 'CHINT'),
  brand('3M', '3m'),
  brand('东成', 'dongcheng dc'),
  brand('SKF', 'skf'),
  brand('东明', 'dongming dm', 'DONGMING'),
  brand('达克罗', 'dakeluo dkl'),
]);
const names = (found: typeof groups) =>
  found.map(({ initial, brands }) => [initial, ...brands.map((one) => one.brandName)].join(' '));

it('groups by the first letter of the sound, figures last, and sorts by sound', () => {
  expect(names(groups)).toEqual(['D 达克罗 东成 东明', 'S SKF', 'Z 正泰', '# 3M']);
});

it('sorts brands of one sound by their names, wherever they stood', () => {
  const alike = [brand('东成', 'dongcheng'), brand('东城', 'dongcheng'), brand('东程', 'dongcheng')];
  const expected = ['D 东城 东成 东程'];
  expect(names(groupBrands(alike))).toEqual(expected);
  expect(names(groupBrands(alike.toReversed()))).toEqual(expected);
});

it.each([
  ['', 4],
  ['东', 1],
  ['dm', 1],
  ['DONG', 1],
  ['chint', 1],
  ['3', 1],
  [' 正 ', 1],
  ['ming', 1],
  ['zzz', 0],
])('%j is found in %i groups', (typed, count) => expect(findBrands(groups, typed)).toHaveLength(count));

it('finds initials from their beginning only', () => {
  expect(names(findBrands(groups, 'd'))).toEqual(['D 达克罗 东成 东明']);
  expect(names(findBrands(groups, 'kl'))).toEqual([]);
});
