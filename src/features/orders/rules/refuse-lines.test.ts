import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOrderableQuantity } from '#features/catalog/rules/public.ts';
import { type JudgedItem, refuseLines } from './refuse-lines.ts';

const item = (facts: Partial<JudgedItem> = {}): JudgedItem => ({
  productStatus: 5,
  dayType: 3,
  notCart: false,
  salesPrice: 100n,
  available: 0,
  moq: 1,
  step: 1,
  orderUnit: '盒',
  ...facts,
});
const STOCKED = { dayType: 0, available: 100 };

describe('lines of one item are judged together', () => {
  it.each([
    { name: 'stock does for both', facts: STOCKED, lines: [60, 40], kind: null, why: '' },
    {
      name: 'stock does for each, not for both',
      facts: STOCKED,
      lines: [60, 41],
      kind: 'obstacle',
      why: '本单 2 行共 101 盒：库存不足，当前可售 100 盒',
    },
    { name: 'one line too many', facts: STOCKED, lines: [101], kind: 'obstacle', why: '库存不足，当前可售 100 盒' },
    { name: 'a smallest order in two lines', facts: { moq: 10 }, lines: [4, 6], kind: null, why: '' },
    {
      name: 'less than the smallest order in two lines',
      facts: { moq: 10 },
      lines: [4, 5],
      kind: 'quantity',
      why: '本单 2 行共 9 盒：起订 10 盒',
    },
    { name: 'steps that meet in the sum', facts: { moq: 10, step: 5 }, lines: [12, 13], kind: null, why: '' },
    {
      name: 'a sum off the step',
      facts: { moq: 10, step: 5 },
      lines: [10, 13],
      kind: 'quantity',
      why: '本单 2 行共 23 盒：起订 10 盒，按 5 盒递增',
    },
    { name: 'as many as an order may have', facts: {}, lines: [999_999], kind: null, why: '' },
    { name: 'lines that stand alone', facts: { moq: 3, step: 4 }, lines: [3, 7], kind: null, why: '' },
    {
      name: 'more than an order may have',
      facts: {},
      lines: [999_999, 1],
      kind: 'quantity',
      why: '本单 2 行共 1000000 盒：一单最多 999,999 盒',
    },
    {
      name: 'off sale in any quantity',
      facts: { productStatus: 7 },
      lines: [1, 1],
      kind: 'obstacle',
      why: '商品已下架，暂不可购买',
    },
    { name: 'unknown', facts: null, lines: [1], kind: 'obstacle', why: '没有这个商品编码' },
  ])('$name', ({ facts, lines, kind, why }) => {
    expect(refuseLines(facts && item(facts), lines)).toEqual(kind === null ? null : { kind, why });
  });

  it('asks what may be had once about the sum', () => {
    const once = (quantity: number) => (quantity > 1 ? '限领一份' : null);
    expect(refuseLines(item(), [1], once)).toBeNull();
    expect(refuseLines(item(), [1, 1], once)).toEqual({ kind: 'obstacle', why: '限领一份' });
  });

  it('refuses two lines exactly where one line of their sum, or one of them, is refused', () => {
    const quantity = fc.integer({ min: 1, max: 60 });
    const rule = fc.record({ moq: fc.integer({ min: 1, max: 12 }), step: fc.integer({ min: 1, max: 6 }) });
    fc.assert(
      fc.property(rule, quantity, quantity, quantity, (facts, stock, a, b) => {
        const one = item({ ...facts, dayType: 0, available: stock });
        const together = refuseLines(one, [a, b]);
        const fits = isOrderableQuantity({ ...facts, quantity: a + b });
        const alone = [a, b].every((each) => isOrderableQuantity({ ...facts, quantity: each }));
        if (stock < a + b) expect(together).not.toBeNull();
        expect(together?.kind === 'quantity').toBe(!fits && !alone);
      }),
    );
  });
});
