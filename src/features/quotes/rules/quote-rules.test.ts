import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sum } from '#platform/shared/money.ts';
import { compareVersions } from './compare-versions.ts';
import {
  conversionObstacle,
  convertedFen,
  type OfferedLine,
  orderObstacle,
  remainderOf,
  statusAfter,
} from './convert-quote.ts';
import { marginBp, moneyOf, totalsOf } from './price-quote.ts';
import {
  canMoveQuote,
  isOver,
  QUOTE_STATUSES,
  QUOTE_TABS,
  QUOTE_VIEWS,
  type QuoteStatus,
  standingStatus,
  supersedePath,
} from './quote-status.ts';

const price = fc.bigInt({ min: 0n, max: 10_000_000_000n });
const pieces = fc.integer({ min: 1, max: 999_999 });

describe('totals', () => {
  it('round half up once per line', () => {
    const offers = [
      { unitPrice: 345n, quantity: 1_001, taxRateBp: 1_300, counted: true },
      { unitPrice: 50n, quantity: 1, taxRateBp: 0, counted: true },
      { unitPrice: 9_999_999n, quantity: 9, taxRateBp: 1_300, counted: false },
    ];
    // 34.5345 → 34.53; 0.005 → 0.01
    expect(totalsOf(offers, 1_500n)).toEqual({ goodsFen: 3_454n, freightFen: 1_500n, taxFen: 397n, totalFen: 4_954n });
  });

  it('are the sum of their counted lines, tax within', () => {
    const offer = fc.record({
      unitPrice: price,
      quantity: pieces,
      taxRateBp: fc.constantFrom(0, 600, 900, 1_300),
      counted: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(offer, { maxLength: 30 }), fc.bigInt({ min: 0n, max: 99_999n }), (offers, freight) => {
        const totals = totalsOf(offers, freight);
        const counted = offers.filter((one) => one.counted);
        expect(totals.goodsFen).toBe(sum(counted.map((one) => moneyOf(one).amountFen)));
        expect(totals.totalFen).toBe(totals.goodsFen + freight);
        expect(totals.taxFen >= 0n && totals.taxFen <= totals.goodsFen).toBe(true);
        for (const one of counted) {
          // Within half a fen of the exact product.
          const off = moneyOf(one).amountFen * 100n - one.unitPrice * BigInt(one.quantity);
          expect(off > -50n && off <= 50n).toBe(true);
        }
      }),
    );
  });
});

describe('margin', () => {
  it.each([
    [100_000n, 92_000n, 800],
    [100_000n, 92_001n, 799],
    [100_000n, 110_000n, -1_000],
    [30_000n, 40_000n, -3_334],
    [0n, 1n, null],
  ])('of %d at a cost of %d is %s basis points', (unitPrice, cost, expected) => {
    expect(marginBp(unitPrice, cost)).toBe(expected);
  });
});

describe('two versions', () => {
  const line = {
    lineNo: 1,
    offerNo: 1,
    itemNo: 'A1',
    productName: '螺钉',
    unitPrice: 100n,
    quantity: 5,
    deliveryDays: 3,
  };

  it('differ in what was added, removed, or has another price, quantity or day', () => {
    const [two, three] = [2, 3].map((lineNo) => ({ ...line, lineNo }));
    if (!two || !three) throw new Error('lines');
    const changes = compareVersions([line, two], [{ ...line, unitPrice: 99n }, three]);
    expect(changes.map(({ lineNo, kind }) => [lineNo, kind])).toEqual([
      [1, 'changed'],
      [2, 'removed'],
      [3, 'added'],
    ]);
  });

  it.each([{ unitPrice: 1n }, { quantity: 6 }, { deliveryDays: null }, { itemNo: 'B' }])('see %o', (change) => {
    expect(compareVersions([line], [{ ...line, ...change }])).toHaveLength(1);
    expect(compareVersions([line], [line])).toEqual([]);
  });
});

const offered: OfferedLine = {
  lineNo: 1,
  offerNo: 1,
  itemNo: 'A1',
  kind: 'same',
  unitPrice: 345n,
  quantity: 10,
  convertedQuantity: 0,
};

describe('ordering from a quote', () => {
  it('is possible while it is offered and its day has not come', () => {
    const possible = (Object.keys(QUOTE_STATUSES) as QuoteStatus[]).filter(
      (status) => orderObstacle({ status, validUntil: 2_000 }, 1_000) === null,
    );
    expect(possible).toEqual(['offered', 'partly_converted']);
    for (const status of possible) expect(orderObstacle({ status, validUntil: 1_000 }, 1_000)).toContain('失效');
    expect(standingStatus({ status: 'converted', validUntil: 0 }, 1)).toBe('converted');
  });

  it('shares the quantity of a wish among its offers', () => {
    const lines = [
      { ...offered, convertedQuantity: 4 },
      { ...offered, offerNo: 2, kind: 'substitute', itemNo: 'B1' },
    ];
    expect(lines.map((line) => remainderOf(lines, line))).toEqual([6, 6]);
    expect(conversionObstacle(lines, [{ lineNo: 1, offerNo: 2, quantity: 6 }])).toBeNull();
    const both = [1, 2].map((offerNo) => ({ lineNo: 1, offerNo, quantity: 4 }));
    expect(conversionObstacle(lines, both)).toBe('第 1 行最多还能下单 6');
  });

  it.each([
    [{ ...offered, itemNo: '' }, '没有商品编码'],
    [{ ...offered, kind: 'none' }, '没有第 1 行'],
    [{ ...offered, convertedQuantity: 10 }, '最多还能下单 0'],
  ])('refuses %o', (line, why) => {
    expect(conversionObstacle([line], [{ lineNo: 1, offerNo: 1, quantity: 1 }])).toContain(why);
  });

  it('takes a single one, and no less', () => {
    const take = (quantity: number) => conversionObstacle([offered], [{ lineNo: 1, offerNo: 1, quantity }]);
    expect([take(1), take(0)]).toEqual([null, '第 1 行最多还能下单 10']);
  });

  it('is over when nothing is left, and open again when something comes back', () => {
    const after = (convertedQuantity: number) => statusAfter([{ ...offered, convertedQuantity }]);
    expect([after(0), after(9), after(10)]).toEqual(['offered', 'partly_converted', 'converted']);
  });

  it('never exceeds what was quoted, in quantity or money, however it is cut up', () => {
    const wish = fc.record({ unitPrice: price, quantity: pieces });
    fc.assert(
      fc.property(
        fc.array(wish, { minLength: 1, maxLength: 5 }),
        fc.array(fc.tuple(fc.nat(6), fc.integer({ min: 0, max: 999_999 })), { maxLength: 20 }),
        (wishes, orders) => {
          const lines = wishes.map((one, index) => ({ ...offered, ...one, lineNo: index + 1 }));
          for (const [index, quantity] of orders) {
            const wanted = [{ lineNo: index, offerNo: 1, quantity }];
            if (conversionObstacle(lines, wanted) !== null) continue;
            const line = lines[index - 1];
            if (!line) throw new Error('accepted a line that is not there');
            line.convertedQuantity += quantity;
          }
          for (const line of lines) expect(line.convertedQuantity).toBeLessThanOrEqual(line.quantity);
          expect(
            convertedFen(lines) <=
              totalsOf(
                lines.map((one) => ({ ...one, taxRateBp: 0, counted: true })),
                0n,
              ).totalFen,
          ).toBe(true);
          const whole = lines.every((line) => line.convertedQuantity === line.quantity);
          const none = lines.every((line) => line.convertedQuantity === 0);
          expect(statusAfter(lines)).toBe(whole ? 'converted' : none ? 'offered' : 'partly_converted');
        },
      ),
    );
  });
});

it('gives its place to a new quote by legal steps alone', () => {
  for (const from of Object.keys(QUOTE_STATUSES) as QuoteStatus[]) {
    const way = supersedePath(from);
    let at = from;
    for (const step of way ?? []) {
      expect(canMoveQuote(at, step)).toBe(true);
      at = step;
    }
    expect(at).toBe(way ? 'superseded' : from);
  }
});

it('stands on one tab beside 全部, whatever its state, so that the tabs add up', () => {
  const { all, ...tabs } = QUOTE_TABS;
  const shown = Object.values(tabs).flatMap(({ statuses }) => statuses as readonly QuoteStatus[]);
  expect([...shown].sort()).toEqual(Object.keys(QUOTE_STATUSES).sort());
  expect([...all.statuses].sort()).toEqual(Object.keys(QUOTE_STATUSES).sort());
  // What can still be ordered stands where offers do.
  expect(tabs.offered.statuses).toEqual(['offered', 'partly_converted']);
  expect(QUOTE_VIEWS.transferred.statuses).toEqual(['partly_converted', 'converted']);
});

it('is over when it came to an end, or all of it was ordered', () => {
  const over = (Object.keys(QUOTE_STATUSES) as QuoteStatus[]).filter(isOver);
  expect(over).toEqual(['converted', 'rejected', 'expired', 'cancelled', 'superseded']);
});
