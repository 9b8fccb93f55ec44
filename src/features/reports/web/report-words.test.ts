import { expect, it } from 'vitest';
import { amountWord, changeWord, comparedWord, countedWord } from './report-words.ts';

it.each([
  [undefined, '上年同期', '同比'],
  ['previous', '上一段', '环比'],
  ['none', null, null],
] as const)('compared with %s', (compare, before, change) => {
  expect(comparedWord({ compare })).toBe(before);
  expect(changeWord({ compare })).toBe(change);
});

it.each([
  [{}, '按下单日计，含税', '含税金额'],
  [{ basis: 'signed', tax: 'excl' }, '按签收日计，未税', '未税金额'],
] as const)('%j is counted %s', (search, counted, amount) => {
  expect(countedWord(search)).toBe(counted);
  expect(amountWord(search)).toBe(amount);
});
