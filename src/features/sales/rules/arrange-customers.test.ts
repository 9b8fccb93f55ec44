import { expect, it } from 'vitest';
import { type ArrangedCustomer, arrangeCustomers, CUSTOMER_SORTS, type CustomerSort } from './arrange-customers.ts';

const customer = (firmName: string, facts: Partial<ArrangedCustomer> = {}): ArrangedCustomer => ({
  firmName,
  shortName: firmName,
  customerCode: `C-${firmName}`,
  standing: 'active',
  daysSince: 1,
  thisFen: 0n,
  lastFen: 0n,
  expiringQuotes: 0,
  openEnquiries: 0,
  ...facts,
});

const CUSTOMERS = [
  customer('甲', { thisFen: 500n, lastFen: 100n, daysSince: 3 }),
  customer('乙', { standing: 'never', daysSince: null }),
  customer('丙', { standing: 'dormant', lastFen: 900n, daysSince: 120 }),
  customer('丁', { openEnquiries: 2, thisFen: 10n, daysSince: 0 }),
  customer('戊', { standing: 'cooling', thisFen: 300n, lastFen: 400n, daysSince: 70 }),
];
const names = (list: readonly ArrangedCustomer[]) => list.map(({ firmName }) => firmName).join('');

it.each<[CustomerSort, string]>([
  ['attention', '丁丙戊甲乙'],
  ['recent', '丁甲戊丙乙'],
  ['amount', '甲戊丁丙乙'],
  ['decline', '丙戊乙丁甲'],
])('orders customers by %s', (sort, expected) => {
  expect(names(arrangeCustomers(CUSTOMERS, { sort }))).toBe(expected);
});

it.each(Object.keys(CUSTOMER_SORTS) as CustomerSort[])(
  'loses nobody and changes nothing when ordered by %s',
  (sort) => {
    const before = names(CUSTOMERS);
    expect(names(arrangeCustomers(CUSTOMERS, { sort })).split('').sort()).toEqual(before.split('').sort());
    expect(names(CUSTOMERS)).toBe(before);
  },
);

it('finds by name and by code, in either case, and keeps the standing that was asked for', () => {
  expect(names(arrangeCustomers(CUSTOMERS, { sort: 'name', keyword: 'c-丙' }))).toBe('丙');
  expect(names(arrangeCustomers(CUSTOMERS, { sort: 'name', standing: 'cooling' }))).toBe('戊');
  expect(arrangeCustomers(CUSTOMERS, { sort: 'name', standing: 'cooling', keyword: '甲' })).toEqual([]);
});

it('stands equal customers by name, and those of one name as they came', () => {
  const twins = [customer('B', { customerCode: '1' }), customer('A'), customer('B', { customerCode: '2' })];
  const codes = arrangeCustomers(twins, { sort: 'name' }).map(
    ({ firmName, customerCode }) => `${firmName}${customerCode}`,
  );
  expect(codes).toEqual(['AC-A', 'B1', 'B2']);
  expect(names(arrangeCustomers([customer('C'), customer('A'), customer('B')], { sort: 'amount' }))).toBe('ABC');
});

it('puts the greater amount first', () => {
  const rich = [customer('A', { thisFen: 1n }), customer('B', { thisFen: 3n }), customer('C', { thisFen: 2n })];
  expect(names(arrangeCustomers(rich, { sort: 'amount' }))).toBe('BCA');
});

it.each<[CustomerSort, string]>([
  ['rise', '甲丁乙戊丙'],
  ['quiet', '丙戊甲丁乙'],
])('orders customers by %s', (sort, expected) => {
  expect(names(arrangeCustomers(CUSTOMERS, { sort }))).toBe(expected);
});

it.each([
  [3, '丙戊甲'],
  [4, '丙戊'],
  [120, '丙'],
  [121, ''],
])('finds who has not ordered for %d days, and nobody who never did', (quietDays, expected) => {
  expect(names(arrangeCustomers(CUSTOMERS, { sort: 'quiet', quietDays }))).toBe(expected);
});
