import { expect, it } from 'vitest';
import { readMessageSearch } from './message-search.ts';

it.each([
  [{}, {}],
  [
    { kind: 'todo', group: 'order', unread: 1, keyword: ' PO-7 ' },
    { kind: 'todo', group: 'order', unread: true, keyword: 'PO-7' },
  ],
  [{ unread: '1' }, { unread: true }],
  [{ kind: 'toString', group: 'constructor', unread: 2, keyword: '  ' }, {}],
  [{ kind: ['todo'], keyword: 7 }, { keyword: '7' }],
])('%o', (address, expected) => {
  expect(readMessageSearch(address)).toEqual(expected);
});
