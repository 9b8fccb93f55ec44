import type { OfferTier } from './offer-tiers.ts';

/** What stands behind a price and until when. */
export interface PriceTerms {
  /** `validTo`: first day on which a part of it ends, YYYY-MM-DD; null until further notice. */
  agreement: { validTo: string | null } | null;
  promotion: { name: string; endsAt: string } | null;
}

/** Agreement and promotion behind the prices that an order of at least `moq` can get; null where there is none. */
export function priceTerms(tiers: readonly OfferTier[], moq: number): PriceTerms {
  const reached = tiers.slice(
    Math.max(
      0,
      tiers.findLastIndex(({ minQuantity }) => minQuantity <= moq),
    ),
  );
  const agreed = reached.flatMap((tier) => tier.agreed ?? []);
  const ends = agreed.flatMap(({ validTo }) => validTo ?? []).sort();
  const promotion = reached.find((tier) => tier.promotion)?.promotion;
  return {
    agreement: agreed.length > 0 ? { validTo: ends[0] ?? null } : null,
    promotion: promotion ? { name: promotion.name, endsAt: promotion.endsAt } : null,
  };
}
