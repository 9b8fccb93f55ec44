import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DELIVERY_GROUPS } from './delivery-group.ts';
import { PAGE_SIZES, SORTS } from './keyword-limits.ts';
import {
  changeState,
  countChosen,
  isFiltered,
  NEW_STATE,
  type ResultState,
  readResultState,
  toggled,
  writeResultState,
} from './result-state.ts';

const choice = fc.string({ minLength: 1, maxLength: 12 });
const choices = fc.uniqueArray(choice, { maxLength: 4 });
const states: fc.Arbitrary<ResultState> = fc.record({
  keyword: fc.constantFrom('', 'M8 内六角', '1/2" 球阀', 'a&b=c|d%7C'),
  scope: fc.constantFrom('1' as const, '4' as const),
  categories: choices,
  brands: choices,
  attributes: fc
    .dictionary(fc.constantFrom('材质', '长度', '内径d', 'a_b'), fc.uniqueArray(choice, { minLength: 1, maxLength: 3 }))
    .map((chosen) => ({ ...chosen })),
  price: fc.constantFrom('', '20~50', '~9.99', '100~'),
  delivery: fc.uniqueArray(fc.constantFrom(...DELIVERY_GROUPS)),
  sort: fc.constantFrom(...SORTS),
  pageNo: fc.integer({ min: 1, max: 500 }),
  pageSize: fc.constantFrom(...PAGE_SIZES),
  view: fc.constantFrom('list' as const, 'grid' as const),
  told: fc.constantFrom({}, { entryPage: 'home' }, { exclusiveType: '1', isPurchased: '1' }),
});

it('survives the address', () => {
  fc.assert(
    fc.property(states, (state) => {
      const address = new URLSearchParams(writeResultState(state)).toString();
      expect(readResultState(Object.fromEntries(new URLSearchParams(address)))).toEqual(state);
    }),
  );
});

it('leaves usual values out', () => {
  expect(writeResultState({ ...NEW_STATE, keyword: 'M8' })).toEqual({ keyword: 'M8' });
});

it.each([
  [{ page: '0' }, { pageNo: 1 }],
  [{ page: '-3' }, { pageNo: 1 }],
  [{ page: '1e3' }, { pageNo: 1 }],
  [{ page: '99999' }, { pageNo: 500 }],
  [{ size: '1000' }, { pageSize: 40 }],
  [{ sort: 'drop table' }, { sort: 'relevance' }],
  [{ searchScope: '2' }, { scope: '1' }],
  [{ price: '50~20' }, { price: '' }],
  [{ price: '1e9~' }, { price: '' }],
  [{ delivery: 'today|tomorrow' }, { delivery: ['today'] }],
  [{ view: 'x' }, { view: 'list' }],
  [{ keyword: 'x'.repeat(61) }, { keyword: 'x'.repeat(61) }],
  [{ keyword: 'x'.repeat(900) }, { keyword: 'x'.repeat(300) }],
  [{ cat: `A|${'x'.repeat(61)}|A` }, { categories: ['A'] }],
  [{ brand: 'x'.repeat(60) }, { brands: ['x'.repeat(60)] }],
  [{ brand: '' }, { brands: [] }],
  [{ f_材质: `304|${'x'.repeat(121)}` }, { attributes: { 材质: ['304'] } }],
  [{ f_材质: 'x'.repeat(120) }, { attributes: { 材质: ['x'.repeat(120)] } }],
  [{ [`f_${'x'.repeat(61)}`]: '1', f_: '1' }, { attributes: {} }],
  [{ [`f_${'x'.repeat(60)}`]: '1' }, { attributes: { ['x'.repeat(60)]: ['1'] } }],
])('reads %j as %j', (params, expected) => {
  expect(readResultState(params as Record<string, string>)).toMatchObject(expected);
});

it('starts at the first page when the filters change, and keeps the page size', () => {
  const state: ResultState = { ...NEW_STATE, pageNo: 7, pageSize: 100 };
  expect(changeState(state, { brands: ['B1'] })).toMatchObject({ pageNo: 1, pageSize: 100, brands: ['B1'] });
  expect(changeState(state, { pageNo: 3 })).toMatchObject({ pageNo: 3 });
});

it('toggles a choice', () => {
  expect(toggled(['a', 'b'], 'b')).toEqual(['a']);
  expect(toggled(['a'], 'b')).toEqual(['a', 'b']);
  expect(isFiltered(NEW_STATE)).toBe(false);
  expect(isFiltered({ ...NEW_STATE, attributes: { 材质: ['304'] } })).toBe(true);
  expect(countChosen({ ...NEW_STATE, brands: ['A'], attributes: { 材质: ['304', '316'] }, price: '20~50' })).toBe(4);
});

it('keeps where a search began, but nothing that is no plain word', () => {
  const { told } = readResultState({ entryPage: 'home', exclusiveType: '<b>', isPurchased: 'x'.repeat(41) });
  expect(told).toEqual({ entryPage: 'home' });
});

it('chooses nothing of an attribute whose values no item can have', () => {
  expect(readResultState({ f_材质: 'x'.repeat(121), f_: '1' }).attributes).toEqual({});
});
