import { expect, it } from 'vitest';
import { listInputOf, readStatementSearch } from './statement-search.ts';

it.each([
  [{}, { tab: 'all' }],
  [{ tab: 'overdue' }, { tab: 'overdue' }],
  [{ tab: 'all' }, { tab: 'all' }],
  [{ tab: 'toString' }, { tab: 'all' }],
  [{ keyword: ' ZD2026 ' }, { tab: 'all', keyword: 'ZD2026' }],
  [
    { dateFrom: '2026-10-01', dateTo: 'gestern' },
    { tab: 'all', dateFrom: '2026-10-01' },
  ],
])('reads %o', (address, input) => {
  const { pageNo, pageSize, ...asked } = listInputOf(readStatementSearch(address));
  expect(JSON.parse(JSON.stringify(asked))).toEqual(input);
  expect([pageNo, pageSize]).toEqual([expect.any(Number), expect.any(Number)]);
});
