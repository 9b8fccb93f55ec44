import { expect, it } from 'vitest';
import { queueInputOf, readQueueSearch } from './queue-search.ts';

it.each([
  [{}, { tab: 'to_pick', overdue: false, pageNo: 1 }],
  [{ tab: 'all' }, { tab: 'all' }],
  [{ tab: 'constructor' }, { tab: 'to_pick' }],
  [
    { overdue: '1', warehouse: 'SH' },
    { overdue: true, warehouse: 'SH' },
  ],
  [{ overdue: 'yes' }, { overdue: false }],
  [
    { number: ' SO1 ', pageNo: '2' },
    { number: 'SO1', pageNo: 2 },
  ],
])('%o asks for %o', (address, input) => {
  expect(queueInputOf(readQueueSearch(address))).toMatchObject(input);
});
