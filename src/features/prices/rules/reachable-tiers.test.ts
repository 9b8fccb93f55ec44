import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type OfferTier, tierAt } from './offer-tiers.ts';
import { priceTerms } from './price-terms.ts';
import { reachableTiers } from './reachable-tiers.ts';

const tier = (minQuantity: number, price: bigint, facts: Partial<OfferTier> = {}): OfferTier => ({
  minQuantity,
  price,
  badge: null,
  agreed: null,
  promotion: null,
  ...facts,
});

describe('tiers a buyer can reach', () => {
  it.each([
    ['as they are', [1, 10, 100], { moq: 1, step: 1 }, [1, 10, 100]],
    ['none where the quantity changes nothing', [1], { moq: 1, step: 1 }, []],
    ['none where the smallest order is beyond them', [1, 10], { moq: 20, step: 5 }, []],
    ['from the smallest order on', [1, 10, 100], { moq: 5, step: 5 }, [5, 10, 100]],
    ['at quantities that fit the step', [1, 25], { moq: 10, step: 10 }, [10, 30]],
    ['the last of those that fall together', [1, 22, 28], { moq: 10, step: 10 }, [10, 30]],
    ['one that begins beyond the smallest order', [50], { moq: 10, step: 10 }, [50]],
    ['nothing without a price', [], { moq: 1, step: 1 }, []],
  ])('%s', (_, from, rule, expected) => {
    const tiers = from.map((minQuantity) => tier(minQuantity, BigInt(1000 - minQuantity)));
    expect(reachableTiers(tiers, rule).map(({ minQuantity }) => minQuantity)).toEqual(expected);
  });

  it('cost what the order of that quantity costs', () => {
    const from = fc.uniqueArray(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 6 });
    const rule = fc.record({ moq: fc.integer({ min: 1, max: 60 }), step: fc.integer({ min: 1, max: 25 }) });
    fc.assert(
      fc.property(from, rule, fc.integer({ min: 0, max: 40 }), (quantities, { moq, step }, steps) => {
        const tiers = quantities.sort((a, b) => a - b).map((minQuantity) => tier(minQuantity, BigInt(minQuantity)));
        const wanted = moq + steps * step;
        const reached = reachableTiers(tiers, { moq, step });
        const shown = reached.length > 0 ? tierAt(reached, wanted) : tierAt(tiers, moq);
        expect(shown?.price).toBe(tierAt(tiers, wanted)?.price);
      }),
    );
  });
});

const NO_TERMS = { agreement: null, promotion: null };

describe('terms of a price', () => {
  const sale = { name: '年中大促', price: 5n, endsAt: '2026-11-30T16:00:00Z' };
  const ending = (validTo: string | null) => ({ agreed: { minQuantity: 1, price: 1n, validTo } });

  it.each([
    ['no agreement', [tier(1, 5n)], NO_TERMS],
    ['one until further notice', [tier(1, 5n, ending(null))], { agreement: { validTo: null }, promotion: null }],
    [
      'the one that ends first',
      [tier(1, 5n, ending('2026-12-31')), tier(9, 4n, ending('2026-06-30')), tier(99, 3n, ending(null))],
      { agreement: { validTo: '2026-06-30' }, promotion: null },
    ],
    [
      'a promotion below an agreed tier',
      [tier(1, 5n, { promotion: sale }), tier(9, 4n, ending(null))],
      { agreement: { validTo: null }, promotion: { name: sale.name, endsAt: sale.endsAt } },
    ],
    ['nothing of what no order reaches', [tier(1, 5n, { promotion: sale }), tier(3, 4n)], NO_TERMS],
    ['what the smallest order just reaches', [tier(1, 5n, ending('2026-06-30')), tier(4, 4n)], NO_TERMS],
    ['nothing without a price', [], NO_TERMS],
  ])('%s', (_, tiers, terms) => {
    expect(priceTerms(tiers, 4)).toEqual(terms);
  });
});
