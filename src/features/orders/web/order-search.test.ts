import { expect, it } from 'vitest';
import { orderFilterInput } from '../contract/order-schemas.ts';
import { filterOf, listInputOf, readOrderSearch } from './order-search.ts';

it.each([
  { tab: 'to_ship', keyword: 'M8', dateFrom: '2026-01-01', dateTo: '2026-02-01', skuCode: 'AB-1001', pageNo: '2' },
  {
    tab: 'nonsense',
    keyword: 'x'.repeat(200),
    dateFrom: '1.1.2026',
    dateTo: '2026-13-01',
    skuCode: '中文 <b>',
    pageNo: '-1',
  },
  { tab: 'toString', keyword: '   ', pageSize: '7' },
  { tab: 'all' },
  {},
])('whatever the address says, the call accepts it: %j', (search) => {
  const read = readOrderSearch(search);
  expect(orderFilterInput.safeParse(filterOf(read)).success).toBe(true);
  expect(listInputOf(read).pageNo).toBeGreaterThanOrEqual(1);
});

it('keeps what is right', () => {
  const search = {
    tab: 'to_ship',
    keyword: ' M8 ',
    dateFrom: '2026-01-01',
    skuCode: 'AB-1001',
    pageNo: '2',
    pageSize: '50',
  };
  expect(listInputOf(readOrderSearch(search))).toEqual({
    tab: 'to_ship',
    keyword: 'M8',
    dateFrom: '2026-01-01',
    dateTo: undefined,
    skuCode: 'AB-1001',
    pageNo: 2,
    pageSize: 50,
  });
});
