import { z } from 'zod';
import { itemNo } from '#platform/shared/wire-schemas.ts';
import { deliveryDay } from './delivery-schemas.ts';
import { itemCard, itemDetail } from './item-schemas.ts';

/** Papers of an item; the specification sheet made by the shop stands first. */
const itemDocument = z.object({
  kind: z.string(),
  /** 产品规格书, MSDS, 检测报告 … */
  kindText: z.string(),
  title: z.string(),
  /** PDF · 120 KB; null for papers made when they are asked for. */
  sizeText: z.string().nullable(),
  href: z.string(),
});
export type ItemDocument = z.infer<typeof itemDocument>;

/** The product page in one answer (specification 7.6, behaviours of the SKU page). */
export const itemPage = itemDetail.extend({
  /** When the smallest order arrives in the caller's region. */
  delivery: deliveryDay,
  documents: z.array(itemDocument),
  /** 税收分类编码, 19 figures. */
  taxCode: z.string().nullable(),
  /** Class of the UNSPSC; its name is null until the classification is loaded. */
  unspsc: z.object({ code: z.string(), name: z.string().nullable() }).nullable(),
  invoiceText: z.string(),
  /** There is something to read at `replacements`. */
  hasReplacements: z.boolean(),
});
export type ItemPage = z.infer<typeof itemPage>;

/** Most items that stand beside each other. */
export const MAX_COMPARED = 5;

export const compareInput = z.strictObject({
  itemCodes: z.array(itemNo).min(2, '请至少选择两个商品').max(MAX_COMPARED, `一次最多对比 ${MAX_COMPARED} 个商品`),
});

/** Items side by side. */
export const comparison = z.object({
  items: z.array(itemCard),
  rows: z.array(
    z.object({
      /** 长度 mm */
      name: z.string(),
      /** One per item; empty where an item has none. */
      values: z.array(z.string()),
      differs: z.boolean(),
    }),
  ),
});
export type Comparison = z.infer<typeof comparison>;

const replacement = z.object({
  itemCode: z.string(),
  /** `drop_in` fits as it is, `similar` does the job and differs. */
  kind: z.enum(['drop_in', 'similar']),
  /** 可直接替换, 功能相近 */
  kindText: z.string(),
  note: z.string(),
});

export const replacements = z.object({
  /** What may be bought instead, the best first. */
  replacements: z.array(replacement),
  /** The item itself first, then its replacements in their order. */
  comparison,
  /** What this item may be bought instead of. */
  alternativeFor: z.array(replacement.extend({ item: itemCard })),
});
export type Replacements = z.infer<typeof replacements>;
