import { z } from 'zod';
import { itemNo, quantity } from '#platform/shared/wire-schemas.ts';

/** Most items of one call about items. */
export const MAX_ITEMS = 100;

/** County code of GB/T 2260. */
export const regionCode = z.string().regex(/^\d{6}$/, '请选择省市区');

/** Items with the quantity they are asked for; one unless told otherwise (specification 9). */
export const askedItems = z.strictObject({
  items: z
    .array(z.strictObject({ itemCode: itemNo, quantity: quantity.default(1) }))
    .min(1)
    .max(MAX_ITEMS),
  /** Where they go; without it to the region chosen in this browser, else to the default address. */
  regionCode: regionCode.optional(),
});

const day = z.string().nullable();

export const deliveryDay = z.object({
  itemCode: z.string(),
  quantity: z.number().int(),
  dayType: z.number().int(),
  deliveryDays: z.number().int().nullable(),
  deliveryText: z.string(),
  /** Day of dispatch YYYY-MM-DD when ordered now; null where nobody can promise one. */
  shipDate: day,
  /** Day on which the last of it arrives; null without a region. */
  arriveDate: day,
  promise: z.string().nullable(),
  /** Shares that travel apart; one where a single warehouse has all of it. */
  parts: z.array(
    z.object({ warehouse: z.string().nullable(), quantity: z.number().int(), shipDate: z.string(), arriveDate: day }),
  ),
  regionCode: z.string().nullable(),
  regionText: z.string().nullable(),
});
export type DeliveryDay = z.infer<typeof deliveryDay>;

export const stockState = z.object({
  itemCode: z.string(),
  quantity: z.number().int(),
  available: z.number().int().nullable(),
  inStock: z.boolean(),
  statusText: z.string(),
  obstacle: z.string().nullable(),
});
