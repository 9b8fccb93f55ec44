import { z } from 'zod';
import { amountText, unitPriceText } from '#platform/shared/wire-schemas.ts';
import { dimension, dimensionKey, filterWith } from './report-filter.ts';
import { reportHead } from './report-schemas.ts';
import { savingCause } from './report-topics.ts';

/** What a number is made of. `savings`: lines that cost less than their list price; `last`: with a price paid before. */
export const lineFigure = z.enum(['amount', 'savings', 'last', 'freight', 'corrections']);
export type LineFigure = z.infer<typeof lineFigure>;

const pickFields = {
  figure: lineFigure.default('amount'),
  /** A row of a breakdown: this place with all below it; with `own`, this place alone. */
  by: dimension.optional(),
  key: dimensionKey.optional(),
  own: z.boolean().default(false),
  cause: savingCause.optional(),
  /** Of one item. */
  itemNo: z.string().max(40).optional(),
};

export const linesExportInput = filterWith(pickFields);
export type LinePick = z.infer<typeof linesExportInput>;

export const linesInput = filterWith({
  ...pickFields,
  after: z.string().max(60).optional(),
  limit: z.int().min(1).max(100).default(50),
});

const reportLine = z.object({
  /** Day it counts on. */
  on: z.string(),
  orderNo: z.string(),
  /** 0: freight of the order. */
  lineNo: z.int(),
  itemNo: z.string(),
  name: z.string(),
  brand: z.string(),
  unit: z.string(),
  /** Negative in corrections. */
  quantity: z.int(),
  price: unitPriceText.nullable(),
  amount: amountText,
  /** Against the list price, and against the price paid last. */
  savings: amountText,
  last: amountText.nullable(),
  cause: savingCause.nullable(),
  causeLabel: z.string(),
  department: z.string(),
  costCenter: z.string(),
  person: z.string(),
  category: z.string(),
  poNumber: z.string(),
  /** Month that was closed already when this came: YYYY-MM. */
  correctionOf: z.string().nullable(),
});
export type ReportLine = z.infer<typeof reportLine>;

/** Sums of all rows, not only of those shown. */
export const lineSums = z.object({
  rows: z.int(),
  orders: z.int(),
  amount: amountText,
  savings: amountText,
  last: amountText,
});
export type LineSums = z.infer<typeof lineSums>;

export const linesAnswer = z.object({
  head: reportHead,
  total: lineSums,
  rows: z.array(reportLine),
  /** Where the next rows begin; null: these were the last. */
  next: z.string().nullable(),
});
