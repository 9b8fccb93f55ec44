import { expect, it } from 'vitest';
import { changesInput, customersInput, readCustomerSearch } from './customer-search.ts';

it.each([
  [{}, {}],
  [{ tab: 'customers', sort: 'code' }, {}],
  [
    { tab: 'applications', state: 'checking', keyword: ' 华东 ' },
    { tab: 'applications', state: 'checking', keyword: '华东' },
  ],
  [
    { level: 'YD29', credit: 'over', kind: 'group', channel: '1', status: 0, sort: 'used', pageNo: '2' },
    { level: 'YD29', credit: 'over', kind: 'group', channel: 1, status: 0, sort: 'used', pageNo: 2 },
  ],
  [{ tab: 'toString', level: 'constructor', channel: '2', status: '', state: 'over' }, {}],
])('reads %o as %o', (search, read) => {
  const nothing = Object.fromEntries(Object.entries(read));
  expect(JSON.parse(JSON.stringify(readCustomerSearch(search)))).toEqual(nothing);
});

it('asks for all customers, and for what waits where that is the tab', () => {
  expect(customersInput(readCustomerSearch({}))).toMatchObject({ pageNo: 1, pageSize: 20 });
  expect(changesInput(readCustomerSearch({ tab: 'changes' })).waiting).toBe(true);
  expect(changesInput(readCustomerSearch({ tab: 'history' })).waiting).toBe(false);
});
