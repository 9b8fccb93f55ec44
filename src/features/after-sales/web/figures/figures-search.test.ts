import { expect, it } from 'vitest';
import { daysOf, readFiguresSearch, shownPageOf, shownRowsOf } from './figures-search.ts';

it.each([
  [{}, '2025-11-23', '2026-11-23'],
  [{ from: '2026-01-02' }, '2026-01-02', '2026-11-23'],
  [{ to: '2026-03-01' }, '2025-03-01', '2026-03-01'],
  [{ from: '2027-01-01' }, '2027-01-01', '2027-01-01'],
])('days of %j are %s to %s', (days, from, to) => {
  expect(daysOf(days, '2026-11-23')).toEqual({ from, to });
});

it('keeps what is known and drops the rest', () => {
  const search = readFiguresSearch({ by: 'brand', kind: 'gift', fault: 'fault', sort: 'rate', show: 'cases', key: '' });
  expect(search).toMatchObject({ by: 'brand', kind: undefined, fault: 'fault', sort: 'rate', show: true, key: '' });
  expect(readFiguresSearch({ by: 'toString' }).by).toBeUndefined();
});

it('asks for the cases of a row, or for all', () => {
  const search = readFiguresSearch({ by: 'carrier', key: '顺丰速运', show: 'cases', pageNo: '2' });
  expect(shownPageOf(search, '2026-11-23')).toMatchObject({ by: 'carrier', key: '顺丰速运', pageNo: 2, pageSize: 20 });
  expect(shownPageOf(readFiguresSearch({ show: 'cases' }), '2026-11-23')).not.toHaveProperty('key');
  expect(shownRowsOf(readFiguresSearch({}), '2026-11-23')).toMatchObject({ by: 'item', sort: 'most' });
});
