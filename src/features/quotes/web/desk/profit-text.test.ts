import { expect, it } from 'vitest';
import { isLoss, profitText } from './profit-text.ts';

it.each([
  ['109.40', 1_823, '¥109.40（18.2%）', false],
  ['-90.60', -2_265, '亏损 −¥90.60（−22.6%）', true],
  ['20000.00', 900, '¥20,000.00（9.0%）', false],
  ['0.00', 0, '¥0.00（0.0%）', false],
  ['-5.00', null, '亏损 −¥5.00', true],
  [null, null, '—', false],
])('%s is shown as %s %s', (profit, marginBp, text, loss) => {
  expect(profitText(profit, marginBp)).toBe(text);
  expect(isLoss(profit)).toBe(loss);
});
