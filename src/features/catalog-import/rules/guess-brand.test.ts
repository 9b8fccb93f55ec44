import { expect, it } from 'vitest';
import { guessBrand, supplierKey } from './guess-brand.ts';

it.each([
  ['celo-apolo-mea-fasteners-1897.csv', 'CELO'],
  ['STIER.xlsx', 'STIER'],
  ['东明-2025.csv', '东明'],
  ['price-list.csv', null],
  ['2025-celo.csv', null],
  ['报价单.xlsx', null],
  ['a.csv', null],
])('%s is by %s', (file, expected) => {
  expect(guessBrand(file)).toBe(expected);
});

it.each([
  ['CELO', 'celo'],
  ['Würth GmbH & Co. KG', 'würth-gmbh-co-kg'],
  ['东明 上海', '东明-上海'],
  ['../../etc', 'etc'],
  ['!!', 'unnamed'],
])('%s has the key %s', (name, expected) => {
  expect(supplierKey(name)).toBe(expected);
});
