import { expect, it } from 'vitest';
import { deliveriesInput, readDeliveriesSearch } from './deliveries-search.ts';

it.each([
  [{}, { status: 'failed', pageNo: 1, pageSize: 20 }],
  [
    { tab: 'waiting', pageNo: 2 },
    { status: 'waiting', pageNo: 2, pageSize: 20 },
  ],
  [{ tab: 'sent' }, { status: 'failed', pageNo: 1, pageSize: 20 }],
])('%o', (address, expected) => {
  expect(deliveriesInput(readDeliveriesSearch(address))).toEqual(expected);
});
