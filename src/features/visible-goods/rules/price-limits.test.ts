import { expect, it } from 'vitest';
import { isPriceLimit, limitPrice, limitsExceeded, PRICE_LIMITS, stepsOfLimit } from './price-limits.ts';

const PRICES = [0n, 1n, 99_999n, 100_000n, 100_001n, 4_999_999n, 5_000_000n, 5_000_001n, 10n ** 12n];

it('knows by its step alone whether a price keeps a limit', () => {
  for (const yuan of PRICE_LIMITS) {
    const { keep, exceed } = stepsOfLimit(limitPrice(yuan));
    for (const price of PRICES) {
      const kept = price <= limitPrice(yuan);
      expect([yuan, price, keep.includes(limitsExceeded(price))]).toEqual([yuan, price, kept]);
      expect([yuan, price, exceed.includes(limitsExceeded(price))]).toEqual([yuan, price, !kept]);
    }
  }
});

it('takes no other prices for limits', () => {
  expect([isPriceLimit(limitPrice(500)), isPriceLimit(5_000_001n), isPriceLimit(0n)]).toEqual([true, false, false]);
});
