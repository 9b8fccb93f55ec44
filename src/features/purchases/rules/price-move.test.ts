import { describe, expect, it } from 'vitest';
import { priceMove } from './price-move.ts';

describe('priceMove', () => {
  it.each([
    [10_000n, 10_000n, 'same', ''],
    [10_000n, 10_320n, 'up', '3.2%'],
    [10_000n, 9_680n, 'down', '3.2%'],
    // 3.25 % is rounded up, 3.24 % down.
    [10_000n, 10_325n, 'up', '3.3%'],
    [10_000n, 10_324n, 'up', '3.2%'],
    [10_000n, 30_000n, 'up', '200.0%'],
    [10_000_000n, 10_000_001n, 'up', '不到 0.1%'],
    [30_000n, 20_000n, 'down', '33.3%'],
  ] as const)('%d → %d is %s %s', (last, now, direction, percent) => {
    expect(priceMove(last, now)).toEqual({ direction, percent });
  });

  it.each([
    [0n, 10_000n],
    [10_000n, 0n],
  ])('compares nothing with a price that is missing: %d → %d', (last, now) => {
    expect(priceMove(last, now)).toBeNull();
  });
});
