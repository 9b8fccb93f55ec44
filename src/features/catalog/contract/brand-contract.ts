import { z } from 'zod';
import { defineEndpoint, EVERYONE } from '#platform/shared/define-endpoint.ts';

const indexedBrand = z.object({
  brandCode: z.string(),
  brandName: z.string(),
  nameEn: z.string().nullable(),
  /** How the name is typed by sound, with its initials: `dongming dm`. */
  spelling: z.string(),
  /** Goods of the brand that exist for the caller. */
  count: z.number().int(),
});
export type IndexedBrand = z.infer<typeof indexedBrand>;

/** Brands by the first letter of their sound; `#` holds those that start with a figure. */
export const brandIndex = z.array(z.object({ initial: z.string(), brands: z.array(indexedBrand) }));
export type BrandIndex = z.infer<typeof brandIndex>;

export const brandContract = {
  index: defineEndpoint({
    method: 'GET',
    path: '/product-provider-v2/site/brand/index',
    summary: '查询品牌索引',
    input: z.strictObject({}),
    output: brandIndex,
    identities: EVERYONE,
    transaction: 'view',
    specified: false,
  }),
};
