import type { OfferTier } from './offer-tiers.ts';

/** Smallest order and step of an item, in order units. */
interface OrderRule {
  moq: number;
  step: number;
}

/** First quantity from `minQuantity` on that can be ordered. */
function firstOrderable(minQuantity: number, { moq, step }: OrderRule): number {
  return minQuantity <= moq ? moq : moq + Math.ceil((minQuantity - moq) / step) * step;
}

/**
 * Tiers as a buyer can reach them: each begins at a quantity that can be ordered, those that no order falls into are
 * left out. Empty where the quantity changes nothing.
 */
export function reachableTiers(tiers: readonly OfferTier[], rule: OrderRule): OfferTier[] {
  const reached = new Map<number, OfferTier>();
  for (const tier of tiers) {
    const minQuantity = firstOrderable(tier.minQuantity, rule);
    reached.set(minQuantity, { ...tier, minQuantity });
  }
  const [first, ...more] = reached.values();
  return first && (more.length > 0 || first.minQuantity > rule.moq) ? [first, ...more] : [];
}
