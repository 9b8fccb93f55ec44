import { divideHalfUp } from '#platform/shared/money.ts';

/** Prices of an item in 1/10,000 yuan, tax included; 0 means that there is none. */
export interface BasePrices {
  listPrice: bigint;
  salesPrice: bigint;
}

/** Share of the list price that a price level pays, in basis points (specification 9, price-level codes). */
export const LEVEL_FACTORS: Readonly<Record<string, number>> = { YD100: 9700, YD102: 9500, YD29: 9300, YPR0: 10_000 };

const ENTERPRISE = 'enterprise';

/**
 * Unit price for a price level, never above list: the agreed price for enterprises, a share of the list price for
 * the other levels (rounded half up), the list price for visitors and unknown levels. 0 stays 0: no price.
 */
export function resolvePrice({ listPrice, salesPrice }: BasePrices, levelCode: string | null): bigint {
  if (levelCode === ENTERPRISE) return listPrice > 0n && salesPrice > listPrice ? listPrice : salesPrice;
  const factor = LEVEL_FACTORS[levelCode ?? ''];
  return factor === undefined ? listPrice : divideHalfUp(listPrice * BigInt(factor), 10_000n);
}

export type PriceBadge = '企业价' | '会员价' | '促销价';

/**
 * Word beside the price of a level (specification 6, price badges); none where the buyer pays the list price. Where an
 * agreement or a promotion gives the price, that names it.
 */
export function levelBadge(prices: BasePrices, levelCode: string | null): PriceBadge | null {
  const price = resolvePrice(prices, levelCode);
  if (price === 0n) return null;
  if (levelCode === ENTERPRISE) return '企业价';
  return price < prices.listPrice ? '会员价' : null;
}
