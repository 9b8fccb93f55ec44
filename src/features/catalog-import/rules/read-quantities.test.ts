import { expect, it } from 'vitest';
import { NUMBER_FIELDS, type NumberField } from './import-record.ts';
import type { Findings } from './item-draft.ts';
import type { DecimalStyle } from './parse-decimal.ts';
import { readQuantities } from './read-quantities.ts';

const DOTS = Object.fromEntries(NUMBER_FIELDS.map((field) => [field, 'dot'])) as Record<NumberField, DecimalStyle>;

function read(fields: Partial<Record<NumberField, string>>) {
  const findings: Findings = { refusals: [], warnings: [] };
  return { ...readQuantities({ rowNumber: 2, fields, attributes: [] }, DOTS, findings), ...findings };
}

it('orders one by one where the row is silent', () => {
  const silent = { moq: 1, step: 1, packQuantity: 1, stock: null, deliveryDays: null };
  expect(read({})).toEqual({ ...silent, refusals: [], warnings: [] });
});

it.each([
  ['moq', '1', 1],
  ['moq', '999999', 999_999],
  ['moq', '1,000', 1_000],
  ['step', '1', 1],
  ['packQuantity', '100.0', 100],
  ['stock', '0', 0],
  ['stock', '999999', 999_999],
  ['deliveryDays', '0', 0],
  ['deliveryDays', '365', 365],
  ['deliveryDays', '3 个工作日', 3],
] as const)('reads %s of %s', (field, text, expected) => {
  const found = read({ [field]: text });
  expect([found[field], found.refusals, found.warnings]).toEqual([expected, [], []]);
});

it.each([
  ['moq', '0'],
  ['moq', '1000000'],
  ['step', '2.5'],
  ['packQuantity', '0'],
  ['stock', '-1'],
  ['stock', '1000000'],
] as const)('refuses %s of %s', (field, text) => expect(read({ [field]: text }).refusals).toHaveLength(1));

it.each(['366', '2.5', '-1', 'bald'])('leaves out a lead time of %s and says so', (deliveryDays) => {
  expect(read({ deliveryDays })).toMatchObject({
    deliveryDays: null,
    refusals: [],
    warnings: [`发货天数“${deliveryDays}”不是 0 到 365 的整数，未保存`],
  });
});
