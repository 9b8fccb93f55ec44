import { z } from 'zod';

const brandSchema = z.strictObject({
  code: z.string().regex(/^[A-Z0-9]+$/),
  name: z.string().min(1),
  nameEn: z.string().min(1),
  /** Letters that part numbers of this brand begin with. */
  prefix: z.string().regex(/^[A-Z0-9]{1,3}$/),
  tier: z.enum(['premium', 'standard', 'budget']),
});

const leafSchema = z.strictObject({
  name: z.string().min(1),
  kind: z.string().min(1),
  /** Order unit in the grammar of read-offer.ts; families choose their own. */
  unit: z.string().optional(),
  /** Typical sales price in yuan per order unit, `low-high`. */
  price: z.string().optional(),
  /** Axes in the grammar of leaf-grammar.ts: `sizes` make the siblings, `series` split series, `fixed` is common. */
  sizes: z.array(z.string()).default([]),
  series: z.array(z.string()).default([]),
  fixed: z.array(z.string()).default([]),
  /** How the sizes read in the name, `{attribute}` as placeholder. */
  label: z.string().optional(),
  mpn: z.string().optional(),
  /** The maker's own line by brand; a list gives one model per size. */
  models: z.record(z.string(), z.union([z.string(), z.array(z.string())])).optional(),
  brands: z.array(z.string()).optional(),
  /** Leaves whose sizes follow a standard are built by code in families/. */
  family: z.enum(['threaded', 'tapping', 'nut', 'washer', 'deep-groove', 'iso-bearing']).optional(),
  /** Series attribute whose values become categories of the fourth level. */
  fourth: z.string().optional(),
  /** Share of the catalogue. */
  weight: z.number().positive(),
});

const groupSchema = z.strictObject({
  name: z.string().min(1),
  /** What the goods are for, as it reads in a description. */
  use: z.string().min(1),
  /** Yuan for one piece, `low-high`. */
  price: z.string().regex(/^[\d.]+-[\d.]+$/),
  /**
   * Axes of special wishes that only large catalogues carry, and cartons `unit/count` of the usual order unit. Behind a
   * bar stand the leaves they are for, `|阀门/管件`, or all they are not for, `|!阀门`.
   */
  wide: z.array(z.string()).default([]),
  packs: z.array(z.string()).default([]),
  brands: z.array(z.string()).min(1),
  leaves: z.array(leafSchema).min(1),
});

const topCategorySchema = z.strictObject({
  code: z.string().regex(/^[A-Z]{3}$/),
  name: z.string().min(1),
  nameEn: z.string().min(1),
  unspscPrefix: z.string().regex(/^\d{4,8}$/),
  invoiceShortName: z.string().min(1),
  /** First seven digits of the demo's tax classification codes. */
  taxCode: z.string().regex(/^\d{7}$/),
  groups: z.array(groupSchema).min(1),
});

export const taxonomySchema = z.strictObject({
  note: z.string(),
  brands: z.array(brandSchema).min(1),
  categories: z.array(topCategorySchema).min(1),
});

export type Taxonomy = z.output<typeof taxonomySchema>;
export type TopCategory = z.output<typeof topCategorySchema>;
export type LeafGroup = z.output<typeof groupSchema>;
export type Leaf = z.output<typeof leafSchema>;
export type Brand = z.output<typeof brandSchema>;
