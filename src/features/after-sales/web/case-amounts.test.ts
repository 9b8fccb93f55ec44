import { expect, it } from 'vitest';
import type { CaseKind } from '../contract/case-words.ts';
import { amountsOf } from './case-amounts.ts';

it.each<[CaseKind, string | null, string | null]>([
  ['return', null, null],
  // Granted, and nothing of it.
  ['return', '0.00', '0.00'],
  ['return', '80.00', '80.00'],
  ['exchange', '0.00', null],
  // Nothing was there to exchange it for.
  ['exchange', '80.00', '80.00'],
  ['repair', null, null],
])('of a %s that was granted %s, %s is money', (kind, grantedAmount, granted) =>
  expect(amountsOf({ kind, askedAmount: '100.00', grantedAmount })).toEqual({ asked: '100.00', granted }),
);
