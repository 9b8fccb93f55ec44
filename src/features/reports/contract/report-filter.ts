import { z } from 'zod';
import { calendarDay, plainText } from '#platform/shared/wire-schemas.ts';
import { type Days, inOrder, inReach, notTooLong, OUT_OF_REACH, TOO_LONG, WRONG_ORDER } from './filter-days.ts';

/** Most names in one field of a filter. */
const MOST_NAMES = 100;

const day = calendarDay();

/** A place in a dimension: the number of its row, or `none` for what has none (未归属). */
export const dimensionKey = z.string().regex(/^(none|[1-9]\d{0,17})$/, '编号格式不正确');

const keys = z.array(dimensionKey).max(MOST_NAMES, `一次最多选 ${MOST_NAMES} 个`).default([]);

/** `ordered`: on the day an order was submitted; `signed`: on the day its goods were signed for. */
export const reportBasis = z.enum(['ordered', 'signed']);
export type ReportBasis = z.infer<typeof reportBasis>;

/** What a sum is divided by. */
export const dimension = z.enum(['department', 'costCenter', 'person', 'category', 'brand']);
export type Dimension = z.infer<typeof dimension>;

export const grain = z.enum(['week', 'month', 'quarter']);
export type Grain = z.infer<typeof grain>;

/** The one filter of all reports, kept in the address and saved under names. Days in Shanghai, both included. */
export const filterFields = {
  from: day,
  to: day,
  basis: reportBasis.default('ordered'),
  tax: z.enum(['incl', 'excl']).default('incl'),
  departments: keys,
  costCenters: keys,
  /** Users. */
  people: keys,
  /** Categories with all below them, by their code. */
  categories: z
    .array(plainText(40).min(1, '分类编码不能为空'))
    .max(MOST_NAMES, `一次最多选 ${MOST_NAMES} 个`)
    .default([]),
  brands: keys,
  compare: z.enum(['none', 'previous', 'lastYear']).default('none'),
  grain: grain.default('month'),
};

/** The filter with what a call asks beside it. */
export const filterWith = <S extends z.ZodRawShape>(more: S) =>
  z
    .strictObject({ ...filterFields, ...more })
    .refine((input) => inOrder(input as unknown as Days), WRONG_ORDER)
    .refine((input) => inReach(input as unknown as Days), OUT_OF_REACH)
    .refine((input) => notTooLong(input as unknown as Days), TOO_LONG);

export const reportFilter = filterWith({});
export type ReportFilter = z.infer<typeof reportFilter>;
