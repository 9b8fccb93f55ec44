import { expect, it } from 'vitest';
import { readDeskStatementSearch, readDisputeSearch, readExceptionSearch, readRunSearch } from './desk-search.ts';

const said = (search: object) => JSON.parse(JSON.stringify(search));

it('reads what the desk looks for, and nothing else', () => {
  const wrong = { tab: 'constructor', kind: 'x', status: 'toString', keyword: '  ', firm: 7 };
  expect([readDisputeSearch, readExceptionSearch, readRunSearch].map((read) => said(read(wrong)))).toEqual([
    {},
    {},
    {},
  ]);
  expect(said(readDisputeSearch({ tab: 'late', kind: 'price', keyword: ' YY26 ' }))).toEqual({
    tab: 'late',
    kind: 'price',
    keyword: 'YY26',
  });
  expect(said(readRunSearch({ status: 'failed' }))).toEqual({ status: 'failed' });
  expect(said(readDeskStatementSearch({ firm: '华东', tab: 'overdue' }))).toEqual({ firm: '华东', tab: 'overdue' });
});
