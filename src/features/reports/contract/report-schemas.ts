import { z } from 'zod';
import { amountText, instantText } from '#platform/shared/wire-schemas.ts';
import { dimension, dimensionKey, filterWith, grain } from './report-filter.ts';

/** A share or a change in percent with one decimal: `8.0`, `-3.5`; null where there is nothing to compare with. */
export const percentText = z.string().regex(/^-?\d+\.\d$/);

/** What a figure is, in words: each page shows them beside the figure. */
export const figureNote = z.object({
  code: z.string(),
  label: z.string(),
  unit: z.enum(['yuan', 'count', 'percent', 'days', 'hours']),
  /** What it is counted from, one sentence each: day, tax, freight, cancelled and returned units. */
  basis: z.array(z.string()),
  /** Which way is good; `none`: neither. */
  good: z.enum(['up', 'down', 'none']),
});
export type FigureNote = z.infer<typeof figureNote>;

/** What holds for all figures of an answer. */
export const reportHead = z.object({
  /** 数据截至: everything that happened before is counted. */
  asOf: instantText,
  /** Last closed month, YYYY-MM: it and those before do not move any more. Null: none is closed yet. */
  closedThrough: z.string().nullable(),
  /** Orders from before the reports that are not counted yet; null: all are. */
  building: z.object({ done: z.int(), total: z.int() }).nullable(),
  /** Whose orders these are: the own ones, those of departments, the company's. */
  scope: z.enum(['self', 'department', 'branch', 'company', 'group']),
  /** The same in words: 全公司, 本部门, 本人. */
  scopeLabel: z.string(),
  /** Days that are compared with; null without comparison. */
  comparedWith: z.object({ from: z.string(), to: z.string() }).nullable(),
  figures: z.array(figureNote),
});
export type ReportHead = z.infer<typeof reportHead>;

/** A figure with the one it is compared with. `value` is decimal text in the unit of its note; null: nothing to tell. */
export const tile = z.object({
  code: z.string(),
  value: z.string().nullable(),
  before: z.string().nullable(),
  /** Percent; of figures in percent the difference in points. */
  change: percentText.nullable(),
});
export type Tile = z.infer<typeof tile>;

export const point = z.object({
  /** First and last day of the stretch, cut to the filter. */
  from: z.string(),
  to: z.string(),
  label: z.string(),
  amount: amountText,
  before: amountText.nullable(),
  /** What budgets allow in it; null without any, or for who does not see the whole company. */
  budget: amountText.nullable(),
  orders: z.int(),
  lines: z.int(),
  /** All its months are closed. */
  closed: z.boolean(),
  /** It is not over yet. */
  running: z.boolean(),
});
export type Point = z.infer<typeof point>;

export const breakdownRow = z.object({
  key: dimensionKey,
  /** Code people know it by: of a category, a cost centre, a department. Empty without one. */
  code: z.string(),
  name: z.string(),
  /** There is something below it: asked with it as `parent`. */
  hasChildren: z.boolean(),
  /** What stands at the parent itself and at nothing below it. */
  own: z.boolean(),
  orders: z.int(),
  lines: z.int(),
  amount: amountText,
  /** Of the sum of the filter. */
  share: percentText.nullable(),
  before: amountText.nullable(),
  change: percentText.nullable(),
  savings: amountText,
  savingsRate: percentText.nullable(),
  /** Of cost centres, for who sees the whole company. */
  budget: amountText.nullable(),
  budgetUse: percentText.nullable(),
});
export type BreakdownRow = z.infer<typeof breakdownRow>;

export const breakdown = z.object({
  by: dimension,
  parent: z.object({ key: dimensionKey, code: z.string(), name: z.string() }).nullable(),
  /** From the top to the parent, for the way back. */
  trail: z.array(z.object({ key: dimensionKey, code: z.string(), name: z.string() })),
  rows: z.array(breakdownRow),
  total: breakdownRow,
});
export type Breakdown = z.infer<typeof breakdown>;

export const breakdownInput = filterWith({ by: dimension.default('department'), parent: dimensionKey.optional() });
export type BreakdownInput = z.infer<typeof breakdownInput>;
/** The report of categories is divided by nothing else. */
export const categoriesInput = filterWith({
  by: z.literal('category').default('category'),
  parent: dimensionKey.optional(),
});
export type CategoriesInput = z.infer<typeof categoriesInput>;

export const breakdownAnswer = z.object({ head: reportHead, breakdown });
export const overviewAnswer = z.object({
  head: reportHead,
  tiles: z.array(tile),
  grain,
  series: z.array(point),
  breakdown,
});
export type Overview = z.infer<typeof overviewAnswer>;
