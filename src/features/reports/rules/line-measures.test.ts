import { describe, expect, it } from 'vitest';
import { isNothing, measuresOf, minus, NOTHING, type PricedLine, plus } from './line-measures.ts';

/** 37 at 3.3333 yuan with 13 % tax; list price 4.1666, paid 3.5000 before. */
const LINE: PricedLine = {
  quantity: 37,
  cancelledQuantity: 0,
  salesPrice: 33_333n,
  amountFen: 12_333n,
  cancelledFen: 0n,
  taxRateBp: 1300,
  taxFen: 1_419n,
  listPrice: 41_666n,
  lastPrice: 35_000n,
};

describe('a line', () => {
  it('comes to what the order says, with its tax, and to what it is compared with', () => {
    expect(measuresOf(LINE, 37)).toEqual({
      quantity: 37n,
      grossFen: 12_333n,
      netFen: 10_914n,
      savedFen: 3_083n,
      savedNetFen: 2_728n,
      lastFen: 617n,
      lastNetFen: 546n,
    });
  });

  it('comes to its price for a part of it, and to nothing without units', () => {
    expect(measuresOf(LINE, 36)).toMatchObject({ quantity: 36n, grossFen: 12_000n, netFen: 10_619n });
    expect(measuresOf(LINE, 0)).toBe(NOTHING);
    expect(measuresOf(LINE, 1)).toMatchObject({ quantity: 1n, grossFen: 333n });
  });

  it('comes to what is left of it where some was cancelled, with tax worked out again', () => {
    const left = { ...LINE, cancelledQuantity: 7, cancelledFen: 2_334n };
    expect(measuresOf(left, 30)).toMatchObject({ grossFen: 9_999n, netFen: 8_849n });
    // Never more than is left, whatever rounding says.
    expect(measuresOf({ ...left, cancelledFen: 2_700n }, 29)).toMatchObject({ grossFen: 9_633n });
    // The whole of what is left takes the remainder.
    expect(measuresOf({ ...left, cancelledFen: 2_330n }, 30)).toMatchObject({ grossFen: 10_003n });
  });

  it('saves nothing against a lower list price, and may cost more than before', () => {
    const dear = measuresOf({ ...LINE, listPrice: 30_000n, lastPrice: 30_000n }, 37);
    expect([dear.savedFen, dear.savedNetFen, dear.lastFen, dear.lastNetFen]).toEqual([0n, 0n, -1_233n, -1_091n]);
    expect(measuresOf({ ...LINE, listPrice: 33_333n }, 37).savedFen).toBe(0n);
    expect(measuresOf({ ...LINE, lastPrice: 0n }, 37).lastFen).toBe(0n);
    expect(measuresOf({ ...LINE, lastPrice: 1n }, 37).lastFen).toBe(-12_333n);
  });
});

it('sums are nothing when each of them is', () => {
  const some = measuresOf(LINE, 5);
  expect(isNothing(minus(some, some))).toBe(true);
  expect(isNothing({ ...NOTHING, lastNetFen: 1n })).toBe(false);
  expect(plus(some, some)).toMatchObject({ quantity: 10n, grossFen: 2n * some.grossFen });
});
