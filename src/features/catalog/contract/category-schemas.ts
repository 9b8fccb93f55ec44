import { z } from 'zod';
import { itemNo } from '#platform/shared/wire-schemas.ts';
import { crumb } from './item-schemas.ts';

export const categoryCode = z
  .string()
  .min(1)
  .max(40)
  .regex(/^[0-9A-Za-z-]+$/, '分类编码格式不正确');

export const categoryInput = z.strictObject({ categoryCode });

/** Path to an item or to a category; `isCustomize` names the customer's own categories, which arrive with materials. */
export const crumbsInput = z
  .strictObject({
    skuCode: itemNo.optional(),
    categoryCode: categoryCode.optional(),
    isCustomize: z.literal('0').optional(),
  })
  .refine((input) => (input.skuCode === undefined) !== (input.categoryCode === undefined), '请提供商品编码或分类编码');

export const crumbs = z.array(crumb);

export const categoryDetail = crumb.extend({ crumbs, children: crumbs });
export type CategoryDetail = z.infer<typeof categoryDetail>;

/** Three levels at most: what a person can open without leaving the page. */
const leaf = z.object({ code: z.string(), name: z.string() });
const branch = leaf.extend({ children: z.array(leaf) });
export const categoryTree = z.array(leaf.extend({ children: z.array(branch) }));
export type CategoryTree = z.infer<typeof categoryTree>;
