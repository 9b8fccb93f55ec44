import { z } from 'zod';
import { tableFile } from '#platform/shared/file-content.ts';
import { calendarDay, plainText } from '#platform/shared/wire-schemas.ts';

/** What a code of the company's books is for; each but `expense` stands once. */
export const ERP_ROLES = {
  expense: '费用/存货科目',
  input_tax: '进项税额科目',
  payable: '应付账款科目',
  supplier: '供应商编码',
} as const;
export type ErpRole = keyof typeof ERP_ROLES;
export const role = z.enum(['expense', 'input_tax', 'payable', 'supplier']);

/** As ERP systems write accounts: digits and letters, parts divided by points or hyphens. */
export const ACCOUNT_PATTERN = /^[0-9A-Za-z][0-9A-Za-z.\-_]{0,29}$/;
const account = z.string().trim().regex(ACCOUNT_PATTERN, '编码只含字母、数字、点和横线，最多 30 位');
const place = {
  role,
  /** Code of a cost centre; empty: any. Only of `expense`. */
  costCenter: plainText(60).default(''),
  /** Code of a category of goods, with all below it; empty: any. Only of `expense`. */
  category: plainText(60).default(''),
};
const onlyExpense = ({ role: of, costCenter, category }: { role: ErpRole; costCenter: string; category: string }) =>
  of === 'expense' || (costCenter === '' && category === '');
const ONLY_EXPENSE = { message: '只有费用科目可以按成本中心或分类区分', path: ['role'] };

export const saveInput = z
  .strictObject({ ...place, account, accountName: plainText(60).default('') })
  .refine(onlyExpense, ONLY_EXPENSE);
export type SaveInput = z.output<typeof saveInput>;
export const removeInput = z.strictObject(place);

export const erpCode = z.object({
  role,
  roleLabel: z.string(),
  costCenter: z.string(),
  costCenterName: z.string(),
  category: z.string(),
  categoryName: z.string(),
  account: z.string(),
  accountName: z.string(),
});
export type ErpCode = z.infer<typeof erpCode>;
const choice = z.object({ code: z.string(), name: z.string() });
export const erpCodes = z.object({
  codes: z.array(erpCode),
  /** What codes may be kept for. */
  costCenters: z.array(choice),
  categories: z.array(choice),
});
export type ErpCodes = z.infer<typeof erpCodes>;

export const importInput = z.strictObject({
  file: tableFile(),
  /** Says what would happen and keeps nothing. */
  dryRun: z.boolean(),
});
export const importReport = z.object({
  dryRun: z.boolean(),
  written: z.number().int(),
  refused: z.number().int(),
  rows: z.array(
    z.object({ rowNumber: z.number().int(), place: z.string(), account: z.string(), problem: z.string().nullable() }),
  ),
});
export type ErpImportReport = z.infer<typeof importReport>;

const DAY_MS = 86_400_000;
export const MOST_JOURNAL_DAYS = 366;
export const journalInput = z
  .strictObject({ dateFrom: calendarDay(), dateTo: calendarDay(), format: z.enum(['xlsx', 'csv']).default('xlsx') })
  .refine(({ dateFrom, dateTo }) => dateFrom <= dateTo, { message: '开始日期不能晚于结束日期', path: ['dateTo'] })
  .refine(({ dateFrom, dateTo }) => Date.parse(dateTo) - Date.parse(dateFrom) < MOST_JOURNAL_DAYS * DAY_MS, {
    message: `一次最多 ${MOST_JOURNAL_DAYS} 天`,
    path: ['dateTo'],
  });
export type JournalInput = z.output<typeof journalInput>;
