import { expect, it } from 'vitest';
import { pageChange } from './page-change.ts';

const marks = { next: '9_4', previous: '9_7' };

it.each([
  ['the page behind goes by its mark', 4, 3, { pageNo: 4, after: '9_4' }],
  ['the page before goes by its mark', 2, 3, { pageNo: 2, before: '9_7' }],
  ['a jump goes by the number', 9, 3, { pageNo: 9 }],
  ['the first page is the plain address', 1, 2, { pageNo: undefined }],
  ['the second from the first', 2, undefined, { pageNo: 2, after: '9_4' }],
])('%s', (_, wanted, current, expected) => {
  expect(pageChange(wanted, { pageNo: current }, marks)).toEqual(expected);
});

it('goes by the number while the marks are not there', () => {
  expect(pageChange(2, {}, { next: null, previous: null })).toMatchObject({ pageNo: 2 });
});
