import { lineAmount, sum, taxWithin } from '#platform/shared/money.ts';

/** An offer as far as money is concerned; prices in 1/10,000 yuan, tax included. */
export interface PricedOffer {
  unitPrice: bigint;
  quantity: number;
  taxRateBp: number;
  /** Counts in the totals: one offer of each wish. */
  counted: boolean;
}

export interface OfferMoney {
  amountFen: bigint;
  /** Tax contained in the amount. */
  taxFen: bigint;
}

export interface QuoteTotals {
  goodsFen: bigint;
  freightFen: bigint;
  taxFen: bigint;
  totalFen: bigint;
}

/** Amount of an offer and the tax in it, each rounded half up once. */
export function moneyOf({ unitPrice, quantity, taxRateBp }: Omit<PricedOffer, 'counted'>): OfferMoney {
  const amountFen = lineAmount(unitPrice, quantity);
  return { amountFen, taxFen: taxWithin(amountFen, taxRateBp) };
}

/** Totals of a version: sums of rounded lines, so that they add up to the fen; freight on top. */
export function totalsOf(offers: readonly PricedOffer[], freightFen: bigint): QuoteTotals {
  const counted = offers.filter((offer) => offer.counted).map(moneyOf);
  const goodsFen = sum(counted.map((money) => money.amountFen));
  const taxFen = sum(counted.map((money) => money.taxFen));
  return { goodsFen, freightFen, taxFen, totalFen: goodsFen + freightFen };
}

/** What a price earns, in basis points of the price; null without a price. Floors, so that a threshold is not met by rounding. */
export function marginBp(unitPrice: bigint, cost: bigint): number | null {
  if (unitPrice <= 0n) return null;
  const numerator = (unitPrice - cost) * 10_000n;
  const quotient = numerator / unitPrice;
  const exact = quotient * unitPrice === numerator;
  return Number(numerator < 0n && !exact ? quotient - 1n : quotient);
}
