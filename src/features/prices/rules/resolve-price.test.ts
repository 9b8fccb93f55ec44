import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LEVEL_FACTORS, levelBadge, resolvePrice } from './resolve-price.ts';

const prices = { listPrice: 960_000n, salesPrice: 865_000n };

describe('resolvePrice', () => {
  it.each([
    [null, 960_000n],
    ['unknown', 960_000n],
    ['enterprise', 865_000n],
    ['YD100', 931_200n],
    ['YD102', 912_000n],
    ['YD29', 892_800n],
    ['YPR0', 960_000n],
  ])('%s pays %s', (levelCode, expected) => {
    expect(resolvePrice(prices, levelCode)).toBe(expected);
  });

  it.each([
    [345n, 'YD100', 335n],
    [350n, 'YD100', 340n],
    [50n, 'YD29', 47n],
    [1n, 'YD29', 1n],
  ])('%s at %s rounds half up to %s', (listPrice, levelCode, expected) => {
    expect(resolvePrice({ listPrice, salesPrice: 1n }, levelCode)).toBe(expected);
  });

  it.each([...Object.keys(LEVEL_FACTORS), 'enterprise', null])(
    '%s: no list and no sales price stays no price',
    (levelCode) => {
      expect(resolvePrice({ listPrice: 0n, salesPrice: 0n }, levelCode)).toBe(0n);
    },
  );

  it('is the price of enterprises where no list price stands', () => {
    expect(resolvePrice({ listPrice: 0n, salesPrice: 5n }, 'enterprise')).toBe(5n);
  });

  it('is never above list', () => {
    const amount = fc.bigInt({ min: 1n, max: 99_999_999_999n });
    const level = fc.constantFrom(null, 'enterprise', ...Object.keys(LEVEL_FACTORS));
    fc.assert(
      fc.property(amount, amount, level, (listPrice, salesPrice, levelCode) => {
        expect(resolvePrice({ listPrice, salesPrice }, levelCode)).toBeLessThanOrEqual(listPrice);
      }),
    );
  });
});

describe('levelBadge', () => {
  it.each([
    ['enterprise', '企业价'],
    ['YD100', '会员价'],
    ['YD102', '会员价'],
    ['YD29', '会员价'],
    ['YPR0', null],
    ['unknown', null],
    [null, null],
  ])('%s: %s', (levelCode, badge) => {
    expect(levelBadge(prices, levelCode)).toBe(badge);
  });

  it.each(['enterprise', 'YD29'])('says nothing beside a missing price of %s', (levelCode) => {
    expect(levelBadge({ listPrice: 0n, salesPrice: 0n }, levelCode)).toBeNull();
  });
});
