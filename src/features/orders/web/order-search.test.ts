import { expect, it } from 'vitest';
import { listInput, orderFilterInput } from '../contract/order-schemas.ts';
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
    orderNo: 'PO1',
    amountFrom: '1e3',
    amountTo: '-5',
    sort: 'toString',
    invoice: 'hasOwnProperty',
    after: '1_x',
  },
  {
    orderNo: 'SO2604',
    amountFrom: '99.5',
    amountTo: 1000,
    payment: 'paid',
    sort: 'dearest',
    after: '1700_42',
    before: '1_2',
  },
  { tab: 'toString', keyword: '   ', pageSize: '7' },
  { tab: 'all' },
  {},
])('whatever the address says, the call accepts it: %j', (search) => {
  const read = readOrderSearch(search);
  expect(orderFilterInput.safeParse(filterOf(read)).success).toBe(true);
  expect(listInput.safeParse(listInputOf(read)).success).toBe(true);
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
  expect(listInputOf(readOrderSearch(search))).toMatchObject({
    tab: 'to_ship',
    keyword: 'M8',
    dateFrom: '2026-01-01',
    skuCode: 'AB-1001',
    pageNo: 2,
    pageSize: 50,
    sort: 'newest',
    after: undefined,
  });
});

it('writes amounts as calls take them', () => {
  expect(readOrderSearch({ amountFrom: '99.5', amountTo: 1000 })).toMatchObject({
    amountFrom: '99.50',
    amountTo: '1000.00',
  });
});
