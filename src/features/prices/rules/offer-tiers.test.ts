import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AgreedTier, offerAt, offerTiers, type PriceSources, priceAt, tierAt } from './offer-tiers.ts';
import { LEVEL_FACTORS, resolvePrice } from './resolve-price.ts';

const agreed = (minQuantity: number, price: bigint): AgreedTier => ({ minQuantity, price, validTo: null });
const promotion = (price: bigint) => ({ name: '年中大促', price, endsAt: '2026-11-30T16:00:00+00:00' });
const sources = (facts: Partial<PriceSources> = {}): PriceSources => ({
  listPrice: 100n,
  salesPrice: 90n,
  agreement: [],
  promotion: null,
  ...facts,
});

/** 1@90企业价: from one piece on, at 90. */
const text = (facts: Partial<PriceSources>, levelCode: string | null = 'enterprise') =>
  offerTiers(sources(facts), levelCode)
    .map(({ minQuantity, price, badge }) => `${minQuantity}@${price}${badge ?? ''}`)
    .join(' ');

describe('what a caller pays', () => {
  it.each<[string, Partial<PriceSources>, string | null, string]>([
    ['list price for visitors', {}, null, '1@100'],
    ['price of the level', {}, 'YD102', '1@95会员价'],
    ['price of enterprises', {}, 'enterprise', '1@90企业价'],
    ['nothing without a price', { listPrice: 0n, salesPrice: 0n }, 'enterprise', ''],
    ['nothing for enterprises without a sales price', { salesPrice: 0n }, 'enterprise', ''],
    ['agreed price in place of a lower one', { agreement: [agreed(1, 95n)] }, 'enterprise', '1@95企业价'],
    ['agreed price in place of a higher one', { agreement: [agreed(1, 80n)] }, 'YD100', '1@80企业价'],
    [
      'agreed price where the item has none',
      { listPrice: 0n, salesPrice: 0n, agreement: [agreed(1, 7n)] },
      null,
      '1@7企业价',
    ],
    ['list price where more was agreed', { agreement: [agreed(1, 120n)] }, 'enterprise', '1@100企业价'],
    ['level below the agreed quantity', { agreement: [agreed(10, 80n)] }, 'enterprise', '1@90企业价 10@80企业价'],
    [
      'nothing below it without a level price',
      { listPrice: 0n, salesPrice: 0n, agreement: [agreed(10, 80n)] },
      'enterprise',
      '10@80企业价',
    ],
    ['promotion below list for visitors', { promotion: promotion(70n) }, null, '1@70促销价'],
    ['promotion below the level', { promotion: promotion(85n) }, 'enterprise', '1@85促销价'],
    ['level below the promotion', { promotion: promotion(93n) }, 'enterprise', '1@90企业价'],
    ['level at the promotion', { promotion: promotion(90n) }, 'enterprise', '1@90企业价'],
    [
      'promotion where the item has no price',
      { listPrice: 0n, salesPrice: 0n, promotion: promotion(70n) },
      null,
      '1@70促销价',
    ],
    ['promotion at list', { salesPrice: 0n, promotion: promotion(100n) }, 'enterprise', '1@100促销价'],
    ['no promotion above list', { salesPrice: 0n, promotion: promotion(110n) }, 'enterprise', ''],
    [
      'promotion above list, agreed above it',
      { agreement: [agreed(1, 130n)], promotion: promotion(110n) },
      'enterprise',
      '1@100企业价',
    ],
    [
      'promotion until a tier is lower',
      { agreement: [agreed(1, 90n), agreed(10, 80n), agreed(100, 60n)], promotion: promotion(75n) },
      'enterprise',
      '1@75促销价 100@60企业价',
    ],
    ['one tier where prices are equal', { agreement: [agreed(1, 80n), agreed(50, 80n)] }, 'enterprise', '1@80企业价'],
  ])('%s', (_, facts, levelCode, expected) => {
    expect(text(facts, levelCode)).toBe(expected);
  });

  it('says which agreement or promotion gives a price', () => {
    const tiers = offerTiers(
      sources({ agreement: [{ minQuantity: 10, price: 60n, validTo: '2026-12-31' }], promotion: promotion(70n) }),
      'enterprise',
    );
    expect(tiers).toMatchObject([
      { agreed: null, promotion: { name: '年中大促' } },
      { agreed: { validTo: '2026-12-31' }, promotion: null },
    ]);
  });
});

describe('prices by quantity', () => {
  const tiers = offerTiers(sources({ agreement: [agreed(10, 80n), agreed(100, 60n)] }), 'enterprise');

  it.each([
    [1, 90n],
    [9, 90n],
    [10, 80n],
    [99, 80n],
    [100, 60n],
    [999_999, 60n],
  ])('%s cost %s each', (quantity, price) => {
    expect(priceAt(tiers, quantity)).toBe(price);
    expect(tierAt(tiers, quantity)?.price).toBe(price);
    expect(offerAt({ name: '螺钉', tiers }, quantity)).toEqual({ name: '螺钉', tiers, salesPrice: price });
  });

  it('are none below the first tier and without tiers', () => {
    expect(priceAt([agreed(10, 5n)], 9)).toBe(0n);
    expect(priceAt([], 1)).toBe(0n);
  });
});

describe('whatever is agreed and promoted', () => {
  const price = fc.bigInt({ min: 1n, max: 99_999_999_999n });
  const anySources = fc.record({
    listPrice: fc.oneof(fc.constant(0n), price),
    salesPrice: fc.oneof(fc.constant(0n), price),
    agreement: fc
      .uniqueArray(
        fc.record({ minQuantity: fc.integer({ min: 1, max: 999_999 }), price, validTo: fc.constant(null) }),
        {
          selector: (tier) => tier.minQuantity,
          maxLength: 6,
        },
      )
      .map((tiers) => tiers.toSorted((a, b) => a.minQuantity - b.minQuantity)),
    promotion: fc.option(price.map(promotion)),
  });
  const level = fc.constantFrom(null, 'enterprise', ...Object.keys(LEVEL_FACTORS));
  const quantity = fc.integer({ min: 1, max: 999_999 });

  it('is never above list, never above a running promotion that is not, and says why', () => {
    fc.assert(
      fc.property(anySources, level, quantity, (given, levelCode, wanted) => {
        const tier = tierAt(offerTiers(given, levelCode), wanted);
        const { listPrice } = given;
        if (tier && listPrice > 0n) expect(tier.price).toBeLessThanOrEqual(listPrice);
        if (given.promotion && (listPrice === 0n || given.promotion.price <= listPrice)) {
          expect(tier?.price).toBeLessThanOrEqual(given.promotion.price);
        }
        if (tier?.badge === '促销价') expect(tier.price).toBe(given.promotion?.price);
      }),
    );
  });

  it('takes the agreed price for the level price, whichever is lower', () => {
    fc.assert(
      fc.property(anySources, level, quantity, ({ promotion: _, ...given }, levelCode, wanted) => {
        const found = priceAt(offerTiers({ ...given, promotion: null }, levelCode), wanted);
        const deal = given.agreement.findLast((tier) => tier.minQuantity <= wanted);
        const { listPrice } = given;
        const own = deal && (listPrice > 0n && deal.price > listPrice ? listPrice : deal.price);
        expect(found).toBe(own ?? resolvePrice(given, levelCode));
      }),
    );
  });
});
