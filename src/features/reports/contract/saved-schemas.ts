import { z } from 'zod';
import { instantText, plainText, rowId } from '#platform/shared/wire-schemas.ts';
import { isStretch } from './filter-days.ts';
import { dimension, dimensionKey, filterFields } from './report-filter.ts';
import { CLOSING_DAYS, LONGEST_NAME } from './report-limits.ts';

export const reportPage = z.enum(['spend', 'delivery', 'category']);
export type ReportPage = z.infer<typeof reportPage>;

/**
 * What is kept under a name: the filter, and what else the page keeps in its address. `range` is a stretch that moves with
 * the day (近 12 个月); without one the days stand as they are.
 */
export const keptFilter = z
  .strictObject({
    ...filterFields,
    from: filterFields.from.optional(),
    to: filterFields.to.optional(),
    range: z.enum(['month', 'lastMonth', 'quarter', 'year', 'months12', 'days30', 'days90']).optional(),
    by: dimension.optional(),
    tab: plainText(20).optional(),
  })
  .refine(({ from, to }) => (from === undefined) === (to === undefined), '开始日期和结束日期须同时填写')
  // Days that no report takes would stand under their name and be passed over by the page.
  .refine(({ from, to }) => from === undefined || to === undefined || isStretch({ from, to }), '日期范围不可用');

export type KeptFilter = z.infer<typeof keptFilter>;

export const savedFilter = z.object({
  id: rowId,
  page: reportPage,
  name: z.string(),
  filter: keptFilter,
  shared: z.boolean(),
  /** The caller's own: only these are changed and removed. */
  own: z.boolean(),
  person: z.string(),
  updatedAt: instantText,
});

export type SavedFilter = z.infer<typeof savedFilter>;

export const savedListInput = z.strictObject({ page: reportPage.optional() });
export const savedList = z.object({ list: z.array(savedFilter) });
/** Without `id` a new one. */
export const saveFilterInput = z.strictObject({
  id: rowId.optional(),
  page: reportPage,
  name: plainText(LONGEST_NAME).min(1, '请填写名称'),
  filter: keptFilter,
  shared: z.boolean().default(false),
});
export const savedName = z.strictObject({ id: rowId });
export const savedAnswer = z.object({ id: rowId });

export const closing = z.object({
  /** A month is closed when this day of the next one begins. */
  closingDay: z.int(),
  closedThrough: z.string().nullable(),
  /** When the running month, or the one that waits, will be closed. */
  nextOn: z.string(),
  nextMonth: z.string(),
  /** The caller may set it. */
  changeable: z.boolean(),
});
export type Closing = z.infer<typeof closing>;
export const closingInput = z.strictObject({
  closingDay: z.int().min(CLOSING_DAYS.first, '结账日应为 1 至 28').max(CLOSING_DAYS.last, '结账日应为 1 至 28'),
});

const place = z.object({ key: dimensionKey, code: z.string(), name: z.string() });
const treePlace = place.extend({ parent: dimensionKey.nullable() });
/** A place as filters offer it; of what has no tree without a parent. */
export type Place = z.infer<typeof place> & { parent?: string | null };
/** What filters offer: what the orders in sight name, and nothing else. Parents before their children. */
export const choicesAnswer = z.object({
  /** Today in Shanghai, and the first day with an order. */
  today: z.string(),
  firstDay: z.string().nullable(),
  departments: z.array(treePlace),
  costCenters: z.array(treePlace),
  people: z.array(place),
  categories: z.array(treePlace),
  brands: z.array(place),
});
export type Choices = z.infer<typeof choicesAnswer>;
