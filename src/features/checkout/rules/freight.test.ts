import { describe, expect, it } from 'vitest';
import { freeFreightGap, freightOf } from './freight.ts';

describe('freight', () => {
  it.each([
    { goodsFen: 0n, freeShipping: false, freight: 0n, gap: null },
    { goodsFen: 1n, freeShipping: false, freight: 1_000n, gap: 19_999n },
    { goodsFen: 19_999n, freeShipping: false, freight: 1_000n, gap: 1n },
    { goodsFen: 20_000n, freeShipping: false, freight: 0n, gap: null },
    { goodsFen: 1n, freeShipping: true, freight: 0n, gap: null },
  ])('of $goodsFen fen (free shipping: $freeShipping) is $freight', ({ freight, gap, ...facts }) => {
    expect(freightOf(facts)).toBe(freight);
    expect(freeFreightGap(facts)).toBe(gap);
  });
});
