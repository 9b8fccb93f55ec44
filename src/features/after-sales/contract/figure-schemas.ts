import { z } from 'zod';
import { pageInput, pageOf } from '#platform/shared/pagination.ts';
import { amountText, calendarDay, instantText, plainText } from '#platform/shared/wire-schemas.ts';
import { CASE_KIND_CODES } from './case-words.ts';

/** What returns are counted by; `month` is that of signing. */
export const FIGURE_DIMENSIONS = {
  item: '商品',
  brand: '品牌',
  supplier: '供应商',
  warehouse: '仓库',
  carrier: '承运商',
  reason: '原因',
  kind: '类型',
  firm: '客户',
  month: '签收月份',
} as const;
export type FigureDimension = keyof typeof FIGURE_DIMENSIONS;
const dimension = z.enum(Object.keys(FIGURE_DIMENSIONS) as [FigureDimension, ...FigureDimension[]]);

/** Whose fault it is by the reason that was given. */
export const FAULT_SIDES = { fault: '我方责任', free: '无质量问题' } as const;
export type FaultSide = keyof typeof FAULT_SIDES;

/** First the most cases, or the highest share. */
export const FIGURE_SORTS = { most: '售后单最多', rate: '售后率最高' } as const;
export type FigureSort = keyof typeof FIGURE_SORTS;

const LONGEST_DAYS = 800;
const DAY_MS = 86_400_000;
const fields = {
  /** Days of signing, both included, in Shanghai. */
  from: calendarDay(),
  to: calendarDay(),
  kind: z.enum(CASE_KIND_CODES).optional(),
  fault: z.enum(['fault', 'free']).optional(),
};

interface Days {
  from: string;
  to: string;
}
const daysWith = <S extends z.ZodRawShape>(more: S) =>
  z
    .strictObject({ ...fields, ...more })
    .refine((input) => (input as unknown as Days).from <= (input as unknown as Days).to, '结束日期不能早于开始日期')
    .refine((input) => {
      const { from, to } = input as unknown as Days;
      return Date.parse(to) - Date.parse(from) <= LONGEST_DAYS * DAY_MS;
    }, `一次最多看 ${LONGEST_DAYS} 天`);

export const figuresInput = daysWith({
  by: dimension.default('item'),
  sort: z.enum(['most', 'rate']).default('most'),
});
export type FiguresInput = z.infer<typeof figuresInput>;

export const figureCasesInput = daysWith({
  ...pageInput,
  /** Which of them: the key of a row; absent: all. */
  by: dimension.optional(),
  key: plainText(120).optional(),
});
export type FigureCasesInput = z.infer<typeof figureCasesInput>;

const percent = z.string().regex(/^\d+(\.\d{1,2})?$/);

const counts = {
  /** Lines of orders that were signed for, and those of them somebody made a case of. */
  signed: z.int(),
  claimed: z.int(),
  /** Claimed of a hundred signed ones; null where none was signed. */
  rate: percent.nullable(),
  cases: z.int(),
  /** Lines with a reason that is the shop's fault. */
  faultLines: z.int(),
  amount: amountText,
  /** Half of the settled cases took no longer, from application to completion. */
  settledHours: z.int().nullable(),
};

export const figureRow = z.object({ key: z.string(), name: z.string(), note: z.string(), ...counts });
export type FigureRow = z.infer<typeof figureRow>;

export const figureSums = z.object({
  ...counts,
  /** Of the claimed lines. */
  faultShare: percent.nullable(),
  openCases: z.int(),
  settledCases: z.int(),
  /** Nine of ten settled cases took no longer. */
  settledHours90: z.int().nullable(),
  /** Half of the cases had a first answer of the desk within. */
  answeredHours: z.int().nullable(),
});
export type FigureSums = z.infer<typeof figureSums>;

export const figuresAnswer = z.object({
  sums: figureSums,
  rows: z.array(figureRow),
  /** There are more rows than are listed. */
  cut: z.boolean(),
});
export type FiguresAnswer = z.infer<typeof figuresAnswer>;

export const figureCase = z.object({
  caseNo: z.string(),
  orderNo: z.string(),
  firmName: z.string(),
  kindLabel: z.string(),
  statusLabel: z.string(),
  reasonLabel: z.string(),
  goods: z.string(),
  lineCount: z.int(),
  amount: amountText,
  createdAt: instantText,
  settledHours: z.int().nullable(),
});
export type FigureCase = z.infer<typeof figureCase>;
export const figureCasesPage = pageOf(figureCase);

/** What a company sees of its own: of what was signed for in the last twelve months. */
export const ownFigures = figureSums.pick({
  signed: true,
  claimed: true,
  rate: true,
  cases: true,
  openCases: true,
  settledCases: true,
  settledHours: true,
  amount: true,
});
export type OwnFigures = z.infer<typeof ownFigures>;
