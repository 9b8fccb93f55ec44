import { describe, expect, it } from 'vitest';
import { currencyRates } from './currency-rates.ts';
import { type ImportRecord, NUMBER_FIELDS, type NumberField } from './import-record.ts';
import type { DraftOptions, Findings } from './item-draft.ts';
import type { DecimalStyle } from './parse-decimal.ts';
import { readOffer } from './read-prices.ts';

const DOTS = Object.fromEntries(NUMBER_FIELDS.map((field) => [field, 'dot'])) as Record<NumberField, DecimalStyle>;
const OPTIONS: DraftOptions = { decimals: DOTS, rates: currencyRates([]), currency: 'CNY', brand: null };

function read(record: Partial<ImportRecord>) {
  const findings: Findings = { refusals: [], warnings: [] };
  const { offer, currency } = readOffer(
    { rowNumber: 2, fields: {}, attributes: [], ...record },
    OPTIONS,
    null,
    findings,
  );
  return { offer, currency, ...findings };
}

describe('a missing price', () => {
  it.each([
    ['of a row that says nothing else', undefined, ['缺少价格']],
    ['of a whole article', 'whole', ['缺少价格']],
    ['of an update of prices', 'prices', ['缺少价格']],
    ['of an update that names other things', 'given', []],
  ] as const)('%s', (_, change, refusals) => {
    const record = change ? { change } : {};
    expect(read(record)).toMatchObject({ offer: null, refusals });
    // A list price is nobody's sales price, and its own absence stands against nothing.
    expect(read({ ...record, fields: { listPrice: '9' } })).toMatchObject({ offer: null, refusals });
    expect(read({ ...record, fields: { price: '3' } })).toMatchObject({ offer: { list: null }, refusals: [] });
  });
});

it.each([
  ['0.0001', undefined, []],
  ['0.0001', '2', []],
  ['0.0001', '3', ['换算后的单价不足 0.0001 元']],
  ['0', '3', []],
])('a price of %s per %s is refused with %j', (price, priceQuantity, refusals) => {
  const { warnings, ...rest } = read({ fields: { price, ...(priceQuantity && { priceQuantity }) } });
  expect(rest.refusals).toEqual(refusals);
  expect(warnings).toEqual(price === '0' ? ['价格为 0，可查看，不可购买'] : []);
});

it.each([
  ['', 10_000n, []],
  ['0.85', 8_500n, []],
  ['x', 10_000n, ['价格系数“x”不是数字']],
])('multiplies by the factor %j', (factor, expected, refusals) => {
  const record = read({ fields: { price: '10' }, terms: { net: true, factor } });
  expect(record).toMatchObject({ offer: { sale: { factor: expected, net: true } }, refusals });
});

it.each([
  [{ price: '3', currency: 'EUR' }, 'EUR'],
  [{ price: '€3' }, 'EUR'],
  [{ price: '€3', currency: 'USD' }, 'USD'],
  [{ price: '3' }, 'CNY'],
])('%j is in %s', (fields, currency) => expect(read({ fields })).toMatchObject({ currency, refusals: [] }));
