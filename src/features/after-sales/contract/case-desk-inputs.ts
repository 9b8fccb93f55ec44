import { z } from 'zod';
import { EMPTY_FILE } from '#platform/shared/empty-file.ts';
import { pageInput } from '#platform/shared/pagination.ts';
import { amountText, plainText } from '#platform/shared/wire-schemas.ts';
import { MAX_SAID_BYTES, MAX_SAID_FILES } from './case-files.ts';
import { caseNo } from './case-schemas.ts';
import { CASE_KIND_CODES, RETURN_WAY_CODES } from './case-words.ts';

/** Each act names the version of the case the person saw. */
export const seen = { caseNo, version: z.number().int().min(1) };

export const tabName = z.enum([
  ...(['new', 'mine', 'checking', 'returning', 'inspecting', 'repairing', 'settling', 'waiting', 'all'] as const),
]);

export const caseQueueInput = z.strictObject({
  tab: tabName.optional(),
  kind: z.enum(CASE_KIND_CODES).optional(),
  /** Number of the case, its order or parcel, an item or a customer. */
  keyword: plainText(60).optional(),
  /** Yuan that are asked for, at least. */
  worth: z.number().int().min(1).max(10_000_000).optional(),
  /** Days since it was asked for, at least. */
  age: z.number().int().min(1).max(365).optional(),
  /** Only those whose promised step is late. */
  overdue: z.boolean().default(false),
  ...pageInput,
});
export type CaseQueueInput = z.output<typeof caseQueueInput>;

const MAX_LINES = 200;
const lineNo = z.number().int().min(1).max(9_999);
const units = z.number().int().min(0, '数量不能为负').max(999_999, '数量过大');
const yuan = amountText.max(14, '金额过大').regex(/^\d/, '金额不能为负');
const warehouse = plainText(20).min(1, '请选择仓库');

export const grantInput = z.strictObject({
  ...seen,
  /** Every line of the case; units that are not granted as 0. */
  lines: z
    .array(z.strictObject({ lineNo, quantity: units, /** Absent: what they were paid. */ amount: yuan.optional() }))
    .min(1)
    .max(MAX_LINES),
  returnWay: z.enum(RETURN_WAY_CODES),
  freightPayer: z.enum(['shop', 'buyer']),
  /** Freight of the order that goes back with it. */
  freight: yuan.default('0.00'),
  /** Where the goods are awaited; the one they left from, unless it is said. */
  warehouse: plainText(20).default(''),
  note: plainText(500).default(''),
});
export type GrantInput = z.output<typeof grantInput>;

export const rejectInput = z.strictObject({ ...seen, reason: plainText(300).min(2, '请填写驳回的原因') });
export const askInput = z.strictObject({ ...seen, question: plainText(500).min(2, '请填写需要补充什么') });
/** Who decided has to know what to change. */
export const checkInput = z
  .strictObject({ ...seen, agreed: z.boolean(), reason: plainText(300).default('') })
  .refine(({ agreed, reason }) => agreed || reason !== '', { path: ['reason'], message: '请填写退回的原因' });
export const receiveInput = z.strictObject({ ...seen, warehouse, note: plainText(300).default('') });

const countedLine = z.strictObject({
  lineNo,
  received: units,
  good: units.default(0),
  blocked: units.default(0),
  scrap: units.default(0),
  refused: units.default(0),
});

export const inspectInput = z.strictObject({
  ...seen,
  warehouse,
  /** Every line of the case. */
  lines: z.array(countedLine).min(1).max(MAX_LINES),
  /** What was found; said to the customer. */
  finding: plainText(500).min(2, '请填写检测结论'),
  /** Of a repair: what it costs, 0.00 for nothing, and how many days it takes. */
  estimate: yuan.default('0.00'),
  days: z.number().int().min(1, '至少 1 天').max(180, '最多 180 天').default(7),
});
export type InspectInput = z.output<typeof inspectInput>;

export const repairedInput = z.strictObject({ ...seen, note: plainText(500).min(2, '请填写维修结果') });

/** Words of the desk to the customer, with pictures; they change nothing of the case. */
export const deskSayInput = z
  .strictObject({
    caseNo,
    words: plainText(500).default(''),
    files: z
      .array(z.file().min(1, EMPTY_FILE).max(MAX_SAID_BYTES, '单个文件请控制在 3 MB 以内'))
      .max(MAX_SAID_FILES, `一次最多 ${MAX_SAID_FILES} 个文件`)
      .default([]),
  })
  .refine(({ words, files }) => words !== '' || files.length > 0, { path: ['words'], message: '请填写内容或添加附件' });

/** A number as a scanner reads it: of the case, of the parcel, or the carrier's. */
export const scanInput = z.strictObject({ number: plainText(40).min(4, '请扫描或输入完整的单号') });

const hours = z.number().int().min(1, '至少 1 小时').max(240, '最多 240 小时');
const days = z.number().int().min(1, '至少 1 天').max(365, '最多 365 天');

const policyFields = {
  quickCase: yuan,
  quickMonth: yuan,
  alone: yuan,
  reviewHours: hours,
  inspectHours: hours,
  confirmDays: days,
  reopenDays: days,
  returnDays: days,
  freeDays: days,
  faultDays: days,
  warrantyDays: days.max(3650, '最多 3650 天'),
};
export const policyInput = z
  .strictObject({ version: z.number().int().min(1), ...policyFields })
  .refine(({ faultDays, freeDays }) => faultDays >= freeDays, {
    path: ['faultDays'],
    message: '质量问题的天数不能少于无理由的天数',
  })
  .refine(({ warrantyDays, faultDays }) => warrantyDays >= faultDays, {
    path: ['warrantyDays'],
    message: '保修的天数不能少于质量问题的天数',
  });
export type PolicyInput = z.output<typeof policyInput>;
