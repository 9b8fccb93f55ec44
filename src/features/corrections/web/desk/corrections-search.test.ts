import { expect, it } from 'vitest';
import { queueInput, readCorrectionsSearch } from './corrections-search.ts';

it.each([
  [{}, { status: 'pending', pageNo: 1 }],
  [{ tab: 'pending' }, { status: 'pending' }],
  [{ tab: 'all' }, { status: undefined }],
  [
    { tab: 'corrected', pageNo: '3' },
    { status: 'corrected', pageNo: 3 },
  ],
  [{ tab: 'constructor' }, { status: 'pending' }],
  [{ itemCode: ' FAS1204418 ' }, { itemCode: 'FAS1204418' }],
  [{ itemCode: '<script>' }, { itemCode: undefined }],
])('%o asks for %o', (address, input) => {
  expect(queueInput(readCorrectionsSearch(address))).toMatchObject(input);
});
