import { expect, it } from 'vitest';
import { taxRateText } from './tax-rate-text.ts';

it.each([
  [1300, '13%'],
  [900, '9%'],
  [0, '0%'],
  [50, '0.5%'],
  [1005, '10.05%'],
  [10_000, '100%'],
])('%s basis points are %s', (rateBp, text) => {
  expect(taxRateText(rateBp)).toBe(text);
});
