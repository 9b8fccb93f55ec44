import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeQuantity, type OfferFacts } from './judge-quantity.ts';

const item: OfferFacts = {
  productStatus: 5,
  dayType: 0,
  notCart: false,
  inRange: true,
  available: 100,
  moq: 10,
  step: 5,
  orderUnit: '盒',
  tiers: [{ minQuantity: 1, price: 10_000n }],
};

describe('quantity of a row', () => {
  it.each([
    [10, 'ok', '', 10, null],
    [15, 'ok', '', 15, null],
    [7, 'warning', '起订 10 盒，按 5 盒递增，数量 7 调整为 10', 10, 10],
    [11, 'warning', '起订 10 盒，按 5 盒递增，数量 11 调整为 15', 15, 15],
    [101, 'error', '库存不足，当前可售 100 盒', 0, 100],
    [999_999, 'error', '库存不足，当前可售 100 盒', 0, 100],
  ] as const)('%d is %s', (wanted, status, message, quantity, suggested) => {
    expect(judgeQuantity(item, wanted)).toEqual({ status, message, quantity, suggested });
  });

  it('names the limit where stock is none, and what still goes', () => {
    expect(judgeQuantity({ ...item, dayType: 4 }, 999_999)).toEqual({
      status: 'error',
      message: '起订 10 盒，按 5 盒递增，数量过大',
      quantity: 0,
      suggested: 999_995,
    });
  });

  it('offers nothing where nothing can be bought', () => {
    const gone = { ...item, productStatus: 7 };
    expect(judgeQuantity(gone, 10)).toMatchObject({ status: 'error', quantity: 0, suggested: null });
    expect(judgeQuantity({ ...item, available: 3 }, 10)).toMatchObject({
      message: '库存不足起订量，仅剩 3 盒',
      suggested: null,
    });
    expect(judgeQuantity({ ...item, available: 10 }, 15).suggested).toBe(10);
  });

  it('never takes less than was asked for, and every suggestion is a quantity that will do', () => {
    const facts = fc.record({ moq: fc.integer({ min: 1, max: 50 }), step: fc.integer({ min: 1, max: 20 }) });
    fc.assert(
      fc.property(facts, fc.integer({ min: 1, max: 300 }), (rule, wanted) => {
        const verdict = judgeQuantity({ ...item, ...rule }, wanted);
        expect(verdict.quantity === 0 || verdict.quantity >= wanted).toBe(true);
        if (verdict.suggested === null) return;
        expect(judgeQuantity({ ...item, ...rule }, verdict.suggested).status).toBe('ok');
      }),
    );
  });
});
