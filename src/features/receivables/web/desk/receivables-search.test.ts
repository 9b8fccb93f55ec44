import { expect, it } from 'vitest';
import { overviewInput, readReceivablesSearch, receiptsInput } from './receivables-search.ts';

it.each([
  [{}, { tab: undefined, firm: undefined }, 'open', 'all'],
  [
    { tab: 'overdue', keyword: ' 苏州 ', firm: 'C1' },
    { tab: 'overdue', keyword: '苏州', firm: 'C1' },
    'overdue',
    'all',
  ],
  [{ tab: 'bills' }, { tab: 'bills' }, 'open', 'bills'],
  [{ tab: 'toString', firm: ['x'] }, { tab: undefined, firm: undefined }, 'open', 'all'],
])('%j', (address, search, overview, receipts) => {
  const read = readReceivablesSearch(address);
  expect(read).toMatchObject(search);
  expect([overviewInput(read).tab, receiptsInput(read).tab]).toEqual([overview, receipts]);
});
