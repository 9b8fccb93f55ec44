import { describe, expect, it } from 'vitest';
import { readCategorySearch, readDeliverySearch, readSpendSearch } from './page-search.ts';
import { conditionsOf, daysOf, filterOf, hasCondition, NO_CONDITION, readFilter } from './report-search.ts';

const TODAY = '2026-11-24';
const USUAL = {
  basis: 'ordered',
  tax: 'incl',
  compare: 'lastYear',
  grain: 'month',
  departments: [],
  costCenters: [],
  people: [],
  categories: [],
  brands: [],
};

describe('the filter in an address', () => {
  it('is the last twelve months of everything where nothing is said', () => {
    expect(filterOf(readFilter({}), TODAY)).toEqual({ from: '2025-12-01', to: TODAY, ...USUAL });
  });

  it.each<[string, Record<string, unknown>, object]>([
    ['a stretch', { range: 'lastMonth' }, { range: 'lastMonth' }],
    ['the usual stretch, which stays unsaid', { range: 'months12' }, {}],
    ['no stretch there is', { range: 'decade' }, {}],
    [
      'days of its own before a stretch',
      { from: '2026-01-01', to: '2026-02-28', range: 'year' },
      { from: '2026-01-01', to: '2026-02-28' },
    ],
    ['half a pair of days', { from: '2026-01-01', range: 'year' }, { range: 'year' }],
    ['a day that does not exist', { from: '2026-02-30', to: '2026-03-01' }, {}],
    ['days the wrong way round', { from: '2026-03-01', to: '2026-01-01', range: 'year' }, { range: 'year' }],
    ['days no shop had', { from: '0001-01-01', to: '0001-02-01' }, {}],
    ['days that nobody lives to see', { from: '2999-01-01', to: '2999-12-31' }, {}],
    ['more days than a call takes', { from: '2020-01-01', to: '2026-01-01' }, {}],
    ['basis and tax', { basis: 'signed', tax: 'excl' }, { basis: 'signed', tax: 'excl' }],
    ['what is usual, unsaid', { basis: 'ordered', tax: 'incl', compare: 'lastYear', grain: 'month' }, {}],
    ['comparison and grain', { compare: 'none', grain: 'week' }, { compare: 'none', grain: 'week' }],
    ['places', { departments: '12*none*12*x', brands: '7' }, { departments: ['12', 'none'], brands: ['7'] }],
    ['a number, as some links write it', { people: 31 }, { people: ['31'] }],
    ['codes of categories', { categories: 'FAS*刀具-01.2' }, { categories: ['FAS', '刀具-01.2'] }],
    ['no places in a list', { costCenters: ['1'], people: '*', departments: '0*012*1234567890123456789' }, {}],
  ])('says %s', (_what, search, said) => {
    expect(readFilter(search)).toEqual(said);
  });

  it('takes no more names than a call does', () => {
    const many = Array.from({ length: 130 }, (_, at) => String(at + 1)).join('*');
    expect(readFilter({ people: many }).people).toHaveLength(100);
  });

  it('is the same after it went through an address', () => {
    const said = { from: '2026-01-01', to: '2026-02-28', basis: 'signed', departments: '12*none', categories: '刀具' };
    expect(readFilter(Object.fromEntries(new URLSearchParams(String(new URLSearchParams(said)))))).toEqual(
      readFilter(said),
    );
  });

  it('has days of its own, or those of its stretch as of today', () => {
    expect(daysOf({ range: 'month' }, TODAY)).toEqual({ from: '2026-11-01', to: TODAY });
    expect(daysOf({ from: '2026-01-01', to: '2026-01-02', range: 'month' }, TODAY)).toEqual({
      from: '2026-01-01',
      to: '2026-01-02',
    });
  });

  it('tells whether anything narrows it, and how to take that away', () => {
    expect(hasCondition(readFilter({ range: 'year', compare: 'none', grain: 'week' }))).toBe(false);
    for (const search of [{ brands: '1' }, { basis: 'signed' }, { tax: 'excl' }, { categories: 'FAS' }]) {
      expect(hasCondition(readFilter(search))).toBe(true);
      expect(hasCondition(readFilter({ ...search, ...NO_CONDITION }))).toBe(false);
    }
    expect(conditionsOf({})).toEqual(USUAL);
  });
});

describe('pages', () => {
  it.each<[string, Record<string, unknown>, object]>([
    ['nothing', {}, {}],
    ['the first tab, unsaid', { tab: 'spend', by: 'department' }, {}],
    [
      'another tab',
      { tab: 'savings', by: 'brand', beside: 'brand', order: 'fall', open: '4*5' },
      { tab: 'savings', by: 'brand', beside: 'brand', order: 'fall', open: ['4', '5'] },
    ],
    ['words of nothing', { tab: 'stock', by: 'colour', beside: 'person', order: 'up', open: 'x' }, {}],
  ])('数据报表 says %s', (_what, search, said) => {
    expect(readSpendSearch(search)).toEqual(said);
  });

  it('分类报表 says where in the tree it is', () => {
    expect(readCategorySearch({ parent: '31*32' }).parent).toBe('31');
    expect(readCategorySearch({ parent: 'FAS' }).parent).toBeUndefined();
  });

  it('交付报表 knows numbers of deliveries, not of money', () => {
    expect(readDeliverySearch({ show: 'late' }).show).toEqual({ pick: 'late' });
    expect(readDeliverySearch({ show: 'amount' }).show).toBeUndefined();
    expect(readSpendSearch({ show: 'late' }).show).toBeUndefined();
  });
});
