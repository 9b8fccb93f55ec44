import { expect, it } from 'vitest';
import { isWantedSoon, overAgreement } from './judge-line.ts';

it.each([
  [null, false],
  ['2026-11-20', true],
  ['2026-11-22', true],
  ['2026-11-25', true],
  ['2026-11-26', false],
])('wanted on %s is urgent: %s', (wantedOn, urgent) => {
  expect(isWantedSoon(wantedOn, '2026-11-22')).toBe(urgent);
});

it.each([
  [10_500n, null, null],
  [10_000n, 10_000n, 0],
  [9_000n, 10_000n, 0],
  [10_500n, 10_000n, 500],
  [10_501n, 10_000n, 501],
  [30_001n, 30_000n, 1],
  [10_000n, 0n, null],
])('%s where %s is agreed is dearer by %s', (salesPrice, agreedPrice, over) => {
  expect(overAgreement({ salesPrice, agreedPrice })).toBe(over);
});
