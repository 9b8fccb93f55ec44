import { expect, it } from 'vitest';
import { taxNumberFault } from './tax-number.ts';

const CHECK = '税号校验位不正确，请核对';
const LENGTH = '税号应为 15、18 或 20 位';
const GOOD = '91350100M000100Y43';

it.each([
  [GOOD, null],
  ['91350100M000100Y44', CHECK],
  ['91350100M000100O43', CHECK],
  // Of each registrar of companies, with a check character that is wrong.
  ['113205940000000011', CHECK],
  ['513205940000000011', CHECK],
  ['N13205940000000010', CHECK],
  ['Y13205940000000010', CHECK],
  // Foreign and old taxpayers carry none.
  ['320594000000000011', null],
  ['I20594000000000011', null],
  ['320594000000001', null],
  ['915940000000001', null],
  ['32059400000000000001', null],
  ['91059400000000000001', null],
  ['3205940000000110', LENGTH],
  ['32059400000001100', LENGTH],
  ['3205940000000110000', LENGTH],
  ['12345', LENGTH],
  ['9135 0100', '税号只含数字和大写字母'],
  ['91350100m000100y43', '税号只含数字和大写字母'],
])('%s: %s', (taxNo, fault) => expect(taxNumberFault(taxNo)).toBe(fault));

it('finds every changed character', () => {
  for (let place = 1; place < GOOD.length; place += 1) {
    const other = GOOD[place] === '7' ? '8' : '7';
    expect(taxNumberFault(GOOD.slice(0, place) + other + GOOD.slice(place + 1))).not.toBeNull();
  }
});
