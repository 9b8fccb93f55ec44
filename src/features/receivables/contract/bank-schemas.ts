import { z } from 'zod';
import { EMPTY_FILE } from '#platform/shared/empty-file.ts';
import { pageInput, pageOf } from '#platform/shared/pagination.ts';
import { amountText, calendarDay, instantText, plainText, rowId } from '#platform/shared/wire-schemas.ts';
import { BANK_FORMAT_CODES } from './bank-words.ts';

export const MAX_BANK_BYTES = 5_000_000;
export const MAX_BANK_ROWS = 5_000;

/** What columns of a bank's table may mean. Either `credit` and `debit`, or `amount` with a sign or with `direction`. */
export const COLUMN_USES = {
  day: '交易日期',
  credit: '贷方/收入金额',
  debit: '借方/支出金额',
  amount: '交易金额',
  direction: '借贷标志',
  payerName: '对方户名',
  payerAccount: '对方账号',
  reference: '流水号',
  remark: '摘要/附言/用途',
} as const;
export type ColumnUse = keyof typeof COLUMN_USES;
const USES = Object.keys(COLUMN_USES) as [ColumnUse, ...ColumnUse[]];

/** Use → words of the heading row, several for the remark. */
export const columnUses = z.partialRecord(z.enum(USES), z.array(plainText(60)).max(5));
export type ColumnUses = z.infer<typeof columnUses>;

export const badBankRow = z.object({ rowNumber: z.number().int(), problem: z.string(), text: z.string() });
export type BadBankRow = z.infer<typeof badBankRow>;

export const bankAccount = z.object({
  accountId: rowId,
  name: z.string(),
  bankName: z.string(),
  accountNo: z.string(),
  columns: columnUses,
});
export type BankAccountView = z.infer<typeof bankAccount>;

export const accountInput = z.strictObject({
  name: plainText(60).min(1, '请填写账户名称'),
  bankName: plainText(60).min(1, '请填写开户行'),
  accountNo: z.string().regex(/^[\d -]{6,40}$/, '请填写银行账号'),
});

export const uploadInput = z.strictObject({
  accountId: rowId,
  fileName: plainText(255).min(1, '缺少文件名'),
  file: z.file().min(1, EMPTY_FILE).max(MAX_BANK_BYTES, '文件最大 5 MB，请按日期拆成几个文件'),
  /** JSON of what the columns mean, where it could not be found out; kept for the account. */
  columns: z
    .string()
    .max(4_000)
    .default('')
    .transform((text, context) => {
      if (text === '') return null;
      try {
        return columnUses.parse(JSON.parse(text));
      } catch {
        context.addIssue({ code: 'custom', message: '列对应不完整' });
        return z.NEVER;
      }
    }),
});

export const bankImport = z.object({
  importId: rowId,
  accountName: z.string(),
  fileName: z.string(),
  format: z.enum(BANK_FORMAT_CODES),
  rowCount: z.number().int(),
  newCount: z.number().int(),
  knownCount: z.number().int(),
  badRows: z.array(badBankRow),
  matched: z.number().int(),
  waiting: z.number().int(),
  uploaderName: z.string(),
  createdAt: instantText,
});
export type BankImportView = z.infer<typeof bankImport>;

/** Where the meaning of columns is not known, the head is answered and nothing is kept. */
export const uploadAnswer = z.object({
  imported: bankImport.nullable(),
  /** True: the file was read before and nothing has changed. */
  again: z.boolean(),
  header: z.array(z.string()),
  sample: z.array(z.array(z.string())),
  guessed: columnUses,
});
export type UploadAnswer = z.infer<typeof uploadAnswer>;

export const importsInput = z.strictObject(pageInput);
export const importPage = pageOf(bankImport);

/** Statements a line may pay, and what of each. */
export const proposal = z.object({
  customerCode: z.string(),
  firmName: z.string(),
  /** Why: number, amount, balance, payer. */
  grade: z.enum(['number', 'amount', 'balance', 'payer', 'onlyAmount']),
  gradeLabel: z.string(),
  items: z.array(z.object({ statementNo: z.string(), open: amountText, amount: amountText })),
  /** What stays in the customer's favour. */
  rest: amountText,
});
export type Proposal = z.infer<typeof proposal>;

export const bankLine = z.object({
  lineId: rowId,
  accountName: z.string(),
  bookedOn: z.string(),
  amount: amountText,
  payerName: z.string(),
  payerAccount: z.string(),
  remark: z.string(),
  reference: z.string(),
  status: z.enum(['choosing', 'unmatched', 'matched', 'ignored', 'outgoing']),
  statusLabel: z.string(),
  note: z.string(),
  receiptNo: z.string().nullable(),
  firmName: z.string().nullable(),
  version: z.number().int(),
  proposals: z.array(proposal),
});
export type BankLineView = z.infer<typeof bankLine>;

export const lineTab = z.enum(['choosing', 'unmatched', 'matched', 'ignored', 'outgoing', 'all']);
export const linesInput = z.strictObject({
  tab: lineTab.default('choosing'),
  keyword: plainText(60).default(''),
  importId: rowId.optional(),
  ...pageInput,
});
export const linePage = z.object({
  ...pageOf(bankLine).shape,
  counts: z.object({ choosing: z.number().int(), unmatched: z.number().int() }),
});

const seenLine = { lineId: rowId, version: z.number().int().min(1) };
const wantedAmount = z.string().regex(/^\d{1,12}(?:\.\d{1,2})?$/, '请填写金额');
/** Below zero sets off a statement in the customer's favour. */
const spreadAmount = z.string().regex(/^-?\d{1,12}(?:\.\d{1,2})?$/, '请填写核销金额');
export const wantedItems = z
  .array(z.strictObject({ statementNo: plainText(32).min(1, '请填写对账单号'), amount: spreadAmount }))
  .max(50);
export const bookLineInput = z.strictObject({
  ...seenLine,
  customerCode: plainText(32).min(1, '请选择客户'),
  /** Empty: everything stays in the customer's favour. */
  items: wantedItems,
});
export const ignoreLineInput = z.strictObject({ ...seenLine, note: plainText(200).min(2, '请填写原因') });
export const reopenLineInput = z.strictObject(seenLine);
export { calendarDay, wantedAmount };
