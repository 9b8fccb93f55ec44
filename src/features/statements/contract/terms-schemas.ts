import { z } from 'zod';
import { plainText } from '#platform/shared/wire-schemas.ts';
import { CYCLE_CODES, FILE_COLUMN_CODES, GROUPING_CODES } from './statement-words.ts';

const count = z.number().int();

/** When a firm is billed and for how long it may owe; agreed with the shop. */
export const billingTerms = {
  cycle: z.enum(CYCLE_CODES),
  /** monthly: one day of the month (31: its last); fixed: several of them; weekly: one day of the week, 1 Monday to 7. Rolling: none. */
  cutOffDays: z.array(z.number().int().min(1).max(31)).max(6),
  /** Of rolling cycles; else 0. */
  rollingDays: z.number().int().min(0).max(90),
  /** Days from the day after the cycle until it is paid; null: what is agreed with the credit. */
  termDays: z.number().int().min(0).max(365).nullable(),
  /** Days a firm has to confirm. */
  confirmDays: z.number().int().min(1).max(90),
  rounding: z.enum(['line', 'total']),
};

/** What a firm settles itself. */
const ownTerms = {
  grouping: z.enum(GROUPING_CODES),
  /** Which amount is worked out first: with tax, or without. */
  priceBasis: z.enum(['gross', 'net']),
  toleranceQuantity: z.number().int().min(0).max(9_999),
  /** Per cent, two places: of the price. */
  tolerancePrice: z.string().regex(/^\d{1,2}\.\d{2}$/, '请填写 0.00 至 99.99'),
  /** Yuan. */
  toleranceAmount: z.string().regex(/^\d{1,9}\.\d{2}$/, '请填写不小于 0 的金额，两位小数'),
  /** Columns of the file, in their order, under the firm's own headings. */
  columns: z
    .array(
      z.strictObject({
        column: z.enum(FILE_COLUMN_CODES),
        header: plainText(30).min(1, '请填写列名'),
      }),
    )
    .max(FILE_COLUMN_CODES.length),
};

export const firmTerms = z.object({
  version: count,
  ...billingTerms,
  ...ownTerms,
  cycleLabel: z.string(),
  /** What applies: of the terms, or of the credit. */
  effectiveTermDays: count,
});
export type FirmTermsView = z.infer<typeof firmTerms>;

const unique = (values: readonly string[]) => new Set(values).size === values.length;
export const firmTermsInput = z
  .strictObject({ version: z.number().int().min(0), ...ownTerms })
  .refine(({ columns }) => unique(columns.map(({ column }) => column)), { path: ['columns'], message: '列不能重复' })
  .refine(({ columns }) => unique(columns.map(({ header }) => header)), { path: ['columns'], message: '列名不能重复' })
  .refine(({ columns }) => columns.length === 0 || columns.some(({ column }) => column === 'lineId'), {
    path: ['columns'],
    message: '请保留行标识列，导回时按它对应',
  });
export type FirmTermsInput = z.output<typeof firmTermsInput>;
