import { describe, expect, it } from 'vitest';
import { changeOf, keepsSame, keptOf } from './kept-filter.ts';
import { readFilter } from './report-search.ts';

const said = (change: object) => Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));

describe('what is kept under a name', () => {
  it('moves with the day where no days were chosen', () => {
    expect(keptOf({}, {})).toMatchObject({ range: 'months12', compare: 'lastYear' });
    expect(keptOf({}, {})).not.toHaveProperty('from');
    expect(keptOf({ from: '2026-01-01', to: '2026-01-31' }, {})).toMatchObject({
      from: '2026-01-01',
      to: '2026-01-31',
    });
    expect(keptOf({ from: '2026-01-01', to: '2026-01-31' }, {})).not.toHaveProperty('range');
  });

  it.each([
    [{}, {}],
    [{ range: 'year', compare: 'none', grain: 'week', tax: 'excl' }, { tab: 'savings' }],
    [{ from: '2026-01-01', to: '2026-01-31', departments: '1*2', categories: 'FAS' }, { by: 'brand' as const }],
  ])('comes back as it was: %j %j', (search, beside) => {
    const filter = readFilter(search);
    const change = said(changeOf(keptOf(filter, beside)));
    expect(readFilter(change)).toEqual(filter);
    expect(change).toMatchObject(beside);
  });

  it('takes away what an address said before', () => {
    const change = changeOf(keptOf({}, {}));
    for (const word of [
      'from',
      'to',
      'range',
      'basis',
      'tax',
      'compare',
      'grain',
      'departments',
      'brands',
      'by',
      'tab',
    ])
      expect(Object.keys(change)).toContain(word);
    expect(said(change)).toEqual({});
  });

  it('is the same whatever the order of its names', () => {
    const [one, other] = [readFilter({ brands: '1*2' }), readFilter({ brands: '2*1' })];
    expect(keepsSame(keptOf(one, {}), keptOf(other, {}))).toBe(true);
    expect(keepsSame(keptOf(one, {}), keptOf({}, {}))).toBe(false);
    expect(keepsSame(keptOf(one, { tab: 'savings' }), keptOf(one, {}))).toBe(false);
  });
});
