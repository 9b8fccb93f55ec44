import { z } from 'zod';

/** How goods are called wherever they stand in a line. */
export const namedGoods = {
  skuCode: z.string(),
  productName: z.string(),
  productImg: z.string(),
  brandName: z.string().nullable(),
  mpn: z.string().nullable(),
  orderUnit: z.string(),
};
