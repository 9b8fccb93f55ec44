import { expect, it } from 'vitest';
import { tidyTaxNumber } from './tidy-tax-number.ts';

it.each([
  ['91310000ma1k35xx0a', '91310000MA1K35XX0A'],
  [' 9131-0000 MA1K-35XX\t0A ', '91310000MA1K35XX0A'],
  ['９１３１００００ＭＡ１Ｋ', '91310000MA1K'],
  ['', ''],
])('%j is %j', (typed, stored) => expect(tidyTaxNumber(typed)).toBe(stored));
