import { z } from 'zod';
import { defineEndpoint, EVERYONE, SIGNED_IN } from '#platform/shared/define-endpoint.ts';
import { itemNo, quantity, unitPriceText } from '#platform/shared/wire-schemas.ts';
import { detailedTier, priceTerms } from './price-schemas.ts';

/** Most items of one price call. */
const MAX_PRICE_BATCH = 100;

/** Prices of one item for the caller, tax included; null means that there is none. */
const realPrice = z.object({
  skuCode: z.string(),
  /** At the quantity asked about, else at the smallest order. */
  salesPrice: unitPriceText.nullable(),
  listPrice: unitPriceText.nullable(),
  taxFreePrice: unitPriceText.nullable(),
  taxRate: z.string(),
  priceBadge: z.string().nullable(),
  /** Prices by quantity; empty where the quantity changes nothing. */
  tiers: z.array(detailedTier),
});
export type RealPrice = z.infer<typeof realPrice>;

/** Price calls of specification 7.6. */
export const priceContract = {
  realPrices: defineEndpoint({
    method: 'POST',
    path: '/price-search/v2/price/queryRealPriceSkuBatch',
    summary: '批量查询商品价格',
    input: z.strictObject({
      skuCodes: z.array(itemNo).max(MAX_PRICE_BATCH, `一次最多查询 ${MAX_PRICE_BATCH} 个商品`),
      /** How many are wanted, by item number. */
      quantities: z.record(itemNo, quantity).default({}),
    }),
    /** In the order asked for; items that do not exist are left out. */
    output: z.array(realPrice),
    identities: EVERYONE,
    transaction: 'view',
  }),
  customerSpecialPrice: defineEndpoint({
    method: 'GET',
    path: '/price-search/customerSpecialPrice',
    summary: '查询企业专享价',
    input: z.strictObject({ skuCode: itemNo }),
    output: z.object({
      skuCode: z.string(),
      levelCode: z.string(),
      /** What the firm pays below list for the smallest order; null when it pays the list price or there is no price. */
      specialPrice: unitPriceText.nullable(),
      listPrice: unitPriceText.nullable(),
      priceBadge: z.string().nullable(),
      /** Prices by quantity below list; empty where the quantity changes nothing. */
      tiers: z.array(detailedTier),
      ...priceTerms.shape,
    }),
    identities: SIGNED_IN,
    transaction: 'view',
  }),
};
