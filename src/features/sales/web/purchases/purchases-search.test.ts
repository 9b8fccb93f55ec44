import { expect, it } from 'vitest';
import { purchasesFilterOf, readPurchasesSearch } from './purchases-search.ts';

it.each([
  [{}, { sort: 'amount' }],
  [
    { quiet: 90, sort: 'quiet' },
    { sort: 'quiet', quietDays: 90 },
  ],
  [
    { quiet: 45, sort: 'toString', keyword: ' 江南 ' },
    { sort: 'amount', keyword: '江南' },
  ],
  [{ sort: 'amount', customer: '12x', year: 'last' }, { sort: 'amount' }],
])('%o asks for %o', (address, filter) => {
  expect(purchasesFilterOf(readPurchasesSearch(address))).toEqual(filter);
});

it('shows the orders of a customer that can be one', () => {
  expect(readPurchasesSearch({ customer: '12', year: 'last' })).toMatchObject({ customer: '12', year: 'last' });
  expect(readPurchasesSearch({ customer: '0', year: 'this' })).toMatchObject({ customer: undefined, year: undefined });
});
