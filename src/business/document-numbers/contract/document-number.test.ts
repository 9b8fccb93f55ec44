import { expect, it } from 'vitest';
import { documentNumber, ORDER_NUMBER, readNumber } from './document-number.ts';

it.each<[unknown, string | undefined]>([
  ['SO261122000417', 'SO261122000417'],
  ['SO26112200041', undefined],
  ['SO2611220004170', undefined],
  ['BJ261122000417', undefined],
  ['so261122000417', undefined],
  [261122000417, undefined],
  [undefined, undefined],
])('%j is the order %j', (value, number) => expect(readNumber(value, ORDER_NUMBER)).toBe(number));

it.each<[string, boolean]>([
  ['SO', true],
  ['SO2611', true],
  ['SO261122000417', true],
  ['SO2611220004170', false],
  ['S', false],
])('%j begins an order number: %s', (typed, begins) => expect(ORDER_NUMBER.beginning.test(typed)).toBe(begins));

it('a kind of its own has a prefix of its own', () => {
  const returns = documentNumber('TH', '退货单号', 'return_number_seq');
  expect(readNumber('TH261122000001', returns)).toBe('TH261122000001');
});
