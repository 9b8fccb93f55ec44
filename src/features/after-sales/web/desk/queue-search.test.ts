import { expect, it } from 'vitest';
import { queueInputOf, readCaseQueueSearch } from './queue-search.ts';

const NOTHING = {
  ...{ tab: undefined, kind: undefined, keyword: undefined, worth: undefined, age: undefined, overdue: undefined },
  ...{ pageNo: undefined, pageSize: undefined },
};

it.each([
  [{}, {}],
  [
    { tab: 'inspecting', kind: 'return', keyword: ' SH1 ' },
    { tab: 'inspecting', kind: 'return', keyword: 'SH1' },
  ],
  [{ tab: 'constructor', kind: 'toString' }, {}],
  [
    { worth: '2000', age: '7', overdue: '1', pageNo: '3' },
    { worth: 2_000, age: 7, overdue: 1, pageNo: 3 },
  ],
  [{ worth: '2001', age: '0', overdue: 'yes' }, {}],
])('reads %o as %o', (search, read) => {
  expect(readCaseQueueSearch(search)).toEqual({ ...NOTHING, ...read });
});

it('asks for the first page of everything', () => {
  expect(queueInputOf(readCaseQueueSearch({}))).toMatchObject({ overdue: false, pageNo: 1, pageSize: 20 });
});
