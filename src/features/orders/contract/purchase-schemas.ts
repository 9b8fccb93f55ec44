import { z } from 'zod';
import { instantText, unitPriceText } from '#platform/shared/wire-schemas.ts';

/** What the caller's firm has bought of an item before, the latest first. */
export const itemPurchases = z.object({
  /** Orders with the item, those that were called off left out. */
  total: z.number().int(),
  list: z.array(
    z.object({
      at: instantText,
      buyerName: z.string(),
      quantity: z.number().int(),
      orderUnit: z.string(),
      salesPrice: unitPriceText,
    }),
  ),
});
export type ItemPurchases = z.infer<typeof itemPurchases>;
