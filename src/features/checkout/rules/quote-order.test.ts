import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type OrderableItem, priceHasChanged, quoteOrder } from './quote-order.ts';

const item = ({ salesPrice = 100_000n, ...facts }: Partial<OrderableItem> = {}): OrderableItem => ({
  productStatus: 5,
  dayType: 3,
  notCart: false,
  salesPrice,
  available: 0,

  moq: 1,
  step: 1,
  orderUnit: '个',
  taxRateBp: 1300,
  tiers: salesPrice ? [{ minQuantity: 1, price: salesPrice }] : [],
  ...facts,
});
const PAYS = { freeShipping: false };

describe('what an order costs', () => {
  it('rounds once per line and adds freight below the limit', () => {
    const items = new Map([
      ['A', item({ salesPrice: 345n })],
      ['B', item({ salesPrice: 100_050n, taxRateBp: 900 })],
    ]);
    const quote = quoteOrder(
      [
        { skuCode: 'A', quantity: 150 },
        { skuCode: 'B', quantity: 3 },
      ],
      items,
      PAYS,
    );
    expect(quote.lines).toMatchObject([
      { amountFen: 518n, taxFen: 60n },
      { amountFen: 3_002n, taxFen: 248n },
    ]);
    expect(quote).toMatchObject({ goodsFen: 3_520n, freightFen: 1_000n, taxFen: 308n, totalFen: 4_520n });
    expect(quote.freeFreightGapFen).toBe(16_480n);
    expect(quote.taxes).toEqual([
      { rateBp: 1300, goodsFen: 518n, taxFen: 60n },
      { rateBp: 900, goodsFen: 3_002n, taxFen: 248n },
    ]);
  });

  const TIERS = [
    { minQuantity: 1, price: 100_000n },
    { minQuantity: 100, price: 80_050n },
  ];

  it.each([
    [99, 99_000n],
    [100, 80_050n],
    [101, 80_851n],
  ])('is priced by quantity: %s cost %s fen', (quantity, goodsFen) => {
    const quote = quoteOrder([{ skuCode: 'A', quantity }], new Map([['A', item({ tiers: TIERS })]]), PAYS);
    expect(quote.goodsFen).toBe(goodsFen);
    const prices = (price: bigint) => [price];
    const { totalFen } = quote;
    expect(priceHasChanged(quote, { totalFen, prices: prices(quantity < 100 ? 100_000n : 80_050n) })).toBe(false);
    expect(priceHasChanged(quote, { totalFen, prices: prices(quantity < 100 ? 80_050n : 100_000n) })).toBe(true);
  });

  it.each([
    { name: 'an unknown item', facts: null, quantity: 1, kind: 'obstacle' },
    { name: 'too few', facts: { moq: 10, step: 5 }, quantity: 5, kind: 'quantity' },
    { name: 'a quantity off the step', facts: { moq: 10, step: 5 }, quantity: 11, kind: 'quantity' },
    { name: 'more than the stock', facts: { dayType: 0, available: 4 }, quantity: 5, kind: 'obstacle' },
    { name: 'an item off sale', facts: { productStatus: 7 }, quantity: 1, kind: 'obstacle' },
    { name: 'an item without a price', facts: { salesPrice: 0n }, quantity: 1, kind: 'obstacle' },
    { name: 'fewer than have a price', facts: { tiers: TIERS.slice(1) }, quantity: 99, kind: 'obstacle' },
  ])('counts $name in no total and says why', ({ facts, quantity, kind }) => {
    const items = new Map<string, OrderableItem>([['GOOD', item()], ...(facts ? [['BAD', item(facts)] as const] : [])]);
    const quote = quoteOrder(
      [
        { skuCode: 'GOOD', quantity: 2 },
        { skuCode: 'BAD', quantity },
      ],
      items,
      PAYS,
    );
    expect(quote.lines[1]?.refusal).toMatchObject({ kind, why: expect.stringMatching(/\p{Script=Han}/u) });
    expect(quote.goodsFen).toBe(2_000n);
  });

  it('adds up to the fen, whatever is ordered', () => {
    const line = fc.record({
      salesPrice: fc.bigInt({ min: 0n, max: 99_999_999n }),
      taxRateBp: fc.constantFrom(0, 100, 600, 900, 1300),
      quantity: fc.integer({ min: 1, max: 999_999 }),
      step: fc.constantFrom(1, 5),
    });
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 40 }), fc.boolean(), (lines, freeShipping) => {
        const items = new Map(lines.map(({ quantity: _, ...facts }, index) => [`S${index}`, item(facts)]));
        const wanted = lines.map(({ quantity }, index) => ({ skuCode: `S${index}`, quantity }));
        const quote = quoteOrder(wanted, items, { freeShipping });
        const good = quote.lines.filter((one) => !one.refusal);
        const total = (pick: (one: (typeof good)[number]) => bigint) => good.reduce((sum, one) => sum + pick(one), 0n);
        expect(quote.goodsFen).toBe(total((one) => one.amountFen));
        expect(quote.taxFen).toBe(total((one) => one.taxFen));
        expect(quote.totalFen).toBe(quote.goodsFen + quote.freightFen - quote.discountFen);
        expect(quote.taxes.reduce((sum, share) => sum + share.goodsFen, 0n)).toBe(quote.goodsFen);
        expect(quote.taxes.reduce((sum, share) => sum + share.taxFen, 0n)).toBe(quote.taxFen);
        for (const one of good) {
          // Half up once per line: never further than half a fen from the exact product.
          const exact = (one.item?.salesPrice ?? 0n) * BigInt(one.quantity);
          expect(one.amountFen * 100n - exact).toBeLessThanOrEqual(50n);
          expect(one.amountFen * 100n - exact).toBeGreaterThan(-50n);
          expect(one.taxFen).toBeLessThanOrEqual(one.amountFen);
        }
      }),
    );
  });
});

describe('prices the buyer saw', () => {
  const quote = quoteOrder([{ skuCode: 'A', quantity: 30 }], new Map([['A', item()]]), PAYS);
  const prices = (price: bigint) => [price];

  it.each([
    { name: 'the same', totalFen: 30_000n, shown: prices(100_000n), changed: false },
    { name: 'another unit price', totalFen: 30_000n, shown: prices(99_999n), changed: true },
    { name: 'another total', totalFen: 29_999n, shown: prices(100_000n), changed: true },
    { name: 'a line without a price', totalFen: 30_000n, shown: [], changed: true },
  ])('$name → changed: $changed', ({ totalFen, shown, changed }) => {
    expect(priceHasChanged(quote, { totalFen, prices: shown })).toBe(changed);
  });
});
