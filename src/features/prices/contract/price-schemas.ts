import { z } from 'zod';
import { calendarDay, instantText, unitPriceText } from '#platform/shared/wire-schemas.ts';

/** A unit price, tax included, from a quantity on. */
export const priceTier = z.object({ minQuantity: z.int(), salesPrice: unitPriceText });
export type WireTier = z.infer<typeof priceTier>;

/** The same where prices are looked at closely. */
export const detailedTier = priceTier.extend({ taxFreePrice: unitPriceText, priceBadge: z.string().nullable() });

/** What gives the prices of an item; null where nothing of the kind does. */
export const priceTerms = z.object({
  /** `validTo`: last day in Shanghai of the part that ends first; null until further notice. */
  agreement: z.object({ validTo: calendarDay().nullable() }).nullable(),
  promotion: z.object({ name: z.string(), endsAt: instantText }).nullable(),
});
export type WireTerms = z.infer<typeof priceTerms>;
