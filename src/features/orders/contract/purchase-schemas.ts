import { z } from 'zod';
import { namedGoods } from '#features/catalog/contract/named-goods.ts';
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

export const purchasedWish = z.strictObject({ limit: z.number().int().min(1).max(50).default(20) });

/** Goods the caller's firm buys again and again and can buy today, the most often bought first. */
export const purchasedItems = z.array(
  z.object({
    ...namedGoods,
    moqSales: z.number().int(),
    moqIncrement: z.number().int(),
    /** What one costs today in `lastQuantity`; null without a price. */
    salesPrice: unitPriceText.nullable(),
    /** Orders with the item within half a year. */
    times: z.number().int(),
    lastAt: instantText,
    /** Of the last order, brought to the item's rule of today. */
    lastQuantity: z.number().int(),
    lastPrice: unitPriceText,
  }),
);
export type PurchasedItems = z.infer<typeof purchasedItems>;
