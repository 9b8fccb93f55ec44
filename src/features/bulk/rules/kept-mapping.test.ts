import { expect, it } from 'vitest';
import { keptMapping, knownMapping } from './kept-mapping.ts';

const HEADER = ['编码', '名称', '数量', '单位'];

it.each([
  ['of before units were read: the unit is taken from the header', { goodsCode: 0, quantity: 2 }, { unit: 3, name: 1 }],
  ['with the unit left out on purpose: it stays out', keptMapping({ goodsCode: 0, quantity: 2 }), {}],
  ['with a unit somewhere else: it stays there', { goodsCode: 0, quantity: 2, unit: 1, name: null }, { unit: 1 }],
  ['with the column in use: it is not taken twice', { goodsCode: 0, quantity: 2, note: 3, name: null }, { note: 3 }],
])('a mapping %s', (_, kept, more) => {
  expect(knownMapping(kept, HEADER)).toEqual({ goodsCode: 0, quantity: 2, ...more });
});
