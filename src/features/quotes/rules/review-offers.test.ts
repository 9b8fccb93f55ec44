import { describe, expect, it } from 'vitest';
import { type JudgedOffer, offerLabel, reviewList, reviewReasons, wantsPriceReason } from './review-offers.ts';

/** Cost 92, floor 95, sold at 100: a margin of exactly 8 percent. */
const offer: JudgedOffer = {
  kind: 'same',
  unitPrice: 1_000_000n,
  cost: 920_000n,
  floor: 950_000n,
  source: 'catalogue',
};

describe('a second person looks at', () => {
  it.each<[string, Partial<JudgedOffer>, string[]]>([
    ['nothing that earns enough', {}, []],
    ['nothing at its floor', { unitPrice: 950_000n, cost: 870_000n }, []],
    ['less than the floor by a hundredth of a fen', { unitPrice: 949_999n, cost: 10n }, ['floor']],
    ['a margin below the threshold', { cost: 920_001n }, ['margin']],
    ['a margin below the threshold without a floor', { cost: 920_001n, floor: null }, ['margin']],
    ['a price at cost', { unitPrice: 920_000n, floor: null }, ['margin']],
    ['a loss', { unitPrice: 919_999n, floor: null }, ['loss']],
    ['a loss below the floor', { unitPrice: 919_999n }, ['loss', 'floor']],
    ['a floor alone where the margin is thin, too', { unitPrice: 940_000n }, ['floor']],
    ['what nobody knows the cost of', { cost: null }, ['unknown']],
    ['what nobody knows the cost of, below its floor', { cost: null, unitPrice: 1n }, ['unknown', 'floor']],
    ['a changed basis however much it earns', { source: 'changed', cost: 1n, floor: 1n }, ['changed']],
    ['a changed basis that loses all the same', { source: 'changed', unitPrice: 1n }, ['changed', 'loss', 'floor']],
    ['typed costs as any other', { source: 'typed' }, []],
    ['nothing where nothing is offered', { kind: 'none', source: 'changed', cost: null, unitPrice: 0n }, []],
    ['no price that is not there', { unitPrice: null }, []],
    ['a changed basis without a price', { unitPrice: null, source: 'changed', cost: null }, ['changed', 'unknown']],
    ['a price of nothing', { unitPrice: 0n }, ['loss', 'floor']],
    ['a substitute as any other', { kind: 'substitute', cost: null }, ['unknown']],
  ])('%s', (_, facts, reasons) => {
    expect(reviewReasons({ ...offer, ...facts })).toEqual(reasons);
  });

  it('and wants the word of the seller where the price is low, not where only the basis was changed', () => {
    expect((['loss', 'floor', 'margin'] as const).every((reason) => wantsPriceReason(['changed', reason]))).toBe(true);
    expect([wantsPriceReason([]), wantsPriceReason(['changed', 'unknown'])]).toEqual([false, false]);
  });
});

it('tells what there is to look at, an offer each', () => {
  const offers = [
    { lineNo: 1, offerNo: 1, reasons: ['loss', 'floor'] as const },
    { lineNo: 2, offerNo: 1, reasons: [] },
    { lineNo: 2, offerNo: 2, reasons: ['margin'] as const },
  ];
  expect(reviewList(offers)).toEqual(['第 1 行：亏损、低于底价', '第 2 行备选 2：毛利率低于 8%']);
  expect(offerLabel({ lineNo: 3, offerNo: 1 })).toBe('第 3 行');
});
