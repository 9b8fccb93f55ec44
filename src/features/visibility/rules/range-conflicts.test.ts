import { expect, it } from 'vitest';
import { type ComparedRule, findConflicts } from './range-conflicts.ts';

/** Category 10 holds 20; brand 5; item 100 of brand 5 in 20. Department 3 holds 7, where person 12 works. */
const rule = (id: string, facts: Partial<ComparedRule>): ComparedRule => ({
  id,
  madeBy: 'firm',
  effect: 'range',
  kind: 'category',
  targetId: 10n,
  categoryPath: [10n],
  brandId: null,
  reach: '/',
  state: 'running',
  ...facts,
});
const below = { targetId: 20n, categoryPath: [10n, 20n] };
const item: Partial<ComparedRule> = { kind: 'sku', targetId: 100n, categoryPath: [10n, 20n], brandId: 5n };
const price = (targetId: bigint) => ({ kind: 'price', targetId, categoryPath: [] }) as const;

it.each<[string, ComparedRule[], Record<string, string>]>([
  ['one rule', [rule('a', {})], {}],
  ['hide and range on one target', [rule('a', {}), rule('b', { effect: 'hide' })], { a: '隐藏优先' }],
  ['a range below a hidden category', [rule('a', below), rule('b', { effect: 'hide' })], { a: '不生效' }],
  [
    'an item of a hidden brand',
    [rule('a', item), rule('b', { effect: 'hide', kind: 'brand', targetId: 5n, brandId: 5n, categoryPath: [] })],
    { a: '不生效' },
  ],
  ['hidden twice', [rule('a', { ...below, effect: 'hide' }), rule('b', { effect: 'hide' })], { a: '多余' }],
  [
    'hidden for another department only',
    [rule('a', { reach: '/3/' }), rule('b', { effect: 'hide', reach: '/4/' })],
    {},
  ],
  [
    'hidden for a person of the department',
    [rule('a', { reach: '/3/' }), rule('b', { effect: 'hide', reach: '/3/7/u12/' })],
    {},
  ],
  [
    'hidden for everybody, ranged for a person',
    [rule('a', { reach: '/3/7/u12/' }), rule('b', { effect: 'hide' })],
    { a: '隐藏优先' },
  ],
  ['two limits', [rule('a', price(100n)), rule('b', price(500n))], { a: '更高的单价上限' }],
  [
    'two bans',
    [rule('a', { ...price(100n), effect: 'hide' }), rule('b', { ...price(500n), effect: 'hide' })],
    { b: '更低的隐藏价格' },
  ],
  [
    'one limit of the desk and the same of the firm',
    [rule('a', price(100n)), rule('b', { ...price(100n), madeBy: 'desk' })],
    {},
  ],
  [
    'the same limit twice',
    [rule('a', price(100n)), rule('b', price(100n))],
    { a: '与另一条规则重复', b: '与另一条规则重复' },
  ],
  [
    'the same ban twice',
    [rule('a', { ...price(100n), effect: 'hide' }), rule('b', { ...price(100n), effect: 'hide' })],
    { a: '与另一条规则重复', b: '与另一条规则重复' },
  ],
  [
    'two items, one hidden, of one number and different kinds',
    [rule('a', { ...item, kind: 'agreement', targetId: 7n }), rule('b', { ...item, targetId: 7n, effect: 'hide' })],
    {},
  ],
  ['a limit below a ban', [rule('a', price(100n)), rule('b', { ...price(500n), effect: 'hide' })], {}],
  ['a limit above a ban', [rule('a', price(500n)), rule('b', { ...price(100n), effect: 'hide' })], { a: '按价格隐藏' }],
  [
    'outside what was agreed',
    [rule('a', { targetId: 30n, categoryPath: [30n] }), rule('b', { madeBy: 'desk' })],
    { a: '约定的范围' },
  ],
  ['inside what was agreed', [rule('a', below), rule('b', { madeBy: 'desk' })], {}],
  [
    'beside an agreement by price',
    [rule('a', { targetId: 30n, categoryPath: [30n] }), rule('b', { ...price(1n), madeBy: 'desk' })],
    {},
  ],
  ['the same for all and for a department', [rule('a', {}), rule('b', { reach: '/3/' })], { a: '重复', b: '重复' }],
  [
    'over',
    [rule('a', { state: 'ended' }), rule('b', { effect: 'hide', state: 'ended' })],
    { a: '已过期', b: '已过期' },
  ],
])('%s', (_, rules, expected) => {
  const found = findConflicts(rules);
  expect([...found.keys()]).toEqual(Object.keys(expected));
  for (const [id, words] of Object.entries(expected)) expect(found.get(id)?.join()).toContain(words);
});

it.each<[string, ComparedRule[], string[]]>([
  ['limits', [rule('a', price(100n)), rule('b', price(100n))], ['与另一条规则重复']],
  [
    'bans',
    [rule('a', { ...price(100n), effect: 'hide' }), rule('b', { ...price(100n), effect: 'hide' })],
    ['与另一条规则重复'],
  ],
  [
    'a limit and a ban',
    [rule('a', price(100n)), rule('b', { ...price(100n), effect: 'hide' })],
    ['同一对象已设为隐藏，隐藏优先'],
  ],
])('says of two equal %s nothing but that', (_, rules, expected) => {
  expect(findConflicts(rules).get('a')).toEqual(expected);
});
