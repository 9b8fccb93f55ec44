import { expect, it } from 'vitest';
import { paymentsInput, readPaymentsSearch } from './payments-search.ts';

it.each([
  [{}, { tab: 'transfers', keyword: '' }],
  [
    { tab: 'refunds', keyword: ' SO26 ' },
    { tab: 'refunds', keyword: 'SO26' },
  ],
  [
    { tab: 'nosuch', keyword: ['x'] },
    { tab: 'transfers', keyword: '' },
  ],
])('%j', (address, input) => expect(paymentsInput(readPaymentsSearch(address))).toMatchObject(input));
