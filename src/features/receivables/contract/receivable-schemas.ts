import { z } from 'zod';
import { numberText } from '#business/document-numbers/contract/number-text.ts';
import { pageInput, pageOf } from '#platform/shared/pagination.ts';
import { amountText, calendarDay, instantText, plainText } from '#platform/shared/wire-schemas.ts';
import { wantedAmount, wantedItems } from './bank-schemas.ts';
import { RECEIPT_NUMBER, WRITE_OFF_NUMBER } from './receivable-numbers.ts';

export const receiptNo = numberText(RECEIPT_NUMBER);
export const writeOffNo = numberText(WRITE_OFF_NUMBER);
export const customerCode = plainText(32).min(1, '请选择客户');

/** What is open, by how late it is. */
export const ageing = z.object({
  notDue: amountText,
  d30: amountText,
  d60: amountText,
  d90: amountText,
  over90: amountText,
});
export type Ageing = z.infer<typeof ageing>;

export const overviewInput = z.strictObject({
  /** Of what is open: anything, only what is overdue. */
  tab: z.enum(['open', 'overdue', 'credit', 'all']).default('open'),
  keyword: plainText(60).default(''),
  ...pageInput,
});
/** Statements that are open, without a page: what is exported. */
export const openItemsInput = z.strictObject({
  tab: z.enum(['open', 'overdue']).default('open'),
  keyword: plainText(60).default(''),
});
export const firmRow = z.object({
  customerCode: z.string(),
  firmName: z.string(),
  /** Null: no limit. */
  limit: amountText.nullable(),
  used: amountText,
  open: amountText,
  overdue: amountText,
  /** Received and not yet allocated. */
  free: amountText,
  ageing,
  oldestDays: z.number().int(),
});
export type FirmRow = z.infer<typeof firmRow>;
export const overview = z.object({
  ...pageOf(firmRow).shape,
  figures: z.object({
    open: amountText,
    overdue: amountText,
    free: amountText,
    /** Days sales outstanding over 90 days; null: nothing was billed. */
    dso: z.number().nullable(),
    /** Lines billed in the last 90 days that were disputed, in per cent; null: nothing was billed. */
    disputeRate: z.number().nullable(),
    ageing,
    waitingLines: z.number().int(),
    waitingWriteOffs: z.number().int(),
  }),
});
export type Overview = z.infer<typeof overview>;

export const openItem = z.object({
  statementNo: z.string(),
  statusLabel: z.string(),
  periodEnd: z.string(),
  due: amountText,
  paid: amountText,
  open: amountText,
  dueOn: z.string(),
  /** Days past the due day; below zero: days that are left. */
  late: z.number().int(),
  /** Interest on it so far, where the company is charged any; told, never booked. */
  interest: amountText.nullable(),
  /** Last step of reminding: 付款提醒, 第 1 次催收. */
  dunning: z.string().nullable(),
});
export type OpenItemView = z.infer<typeof openItem>;

export const allocation = z.object({
  statementNo: z.string(),
  invoiceNo: z.string(),
  amount: amountText,
  matchedLabel: z.string(),
  at: instantText,
});
export const receipt = z.object({
  receiptNo: z.string(),
  customerCode: z.string(),
  firmName: z.string(),
  method: z.enum(['transfer', 'acceptance']),
  methodLabel: z.string(),
  status: z.string(),
  statusLabel: z.string(),
  amount: amountText,
  allocated: amountText,
  free: amountText,
  receivedOn: z.string(),
  billNo: z.string(),
  billDueOn: z.string().nullable(),
  payerName: z.string(),
  remark: z.string(),
  bankReference: z.string(),
  bookerName: z.string(),
  reversedReason: z.string(),
  version: z.number().int(),
  allocations: z.array(allocation),
});
export type ReceiptView = z.infer<typeof receipt>;

export const receiptsInput = z.strictObject({
  tab: z.enum(['free', 'bills', 'all', 'reversed']).default('all'),
  keyword: plainText(60).default(''),
  ...pageInput,
});
export const receiptPage = pageOf(receipt);

export const creditPolicy = z.object({
  countOpen: z.boolean(),
  overLimit: z.enum(['block', 'ask', 'prepay']),
  overdueDays: z.number().int().min(0).max(365).nullable(),
  overdueAct: z.enum(['block', 'prepay']),
  /** Interest for a year on what is overdue, in basis points; null: none. */
  interestBp: z.number().int().min(1).max(3_600).nullable(),
  version: z.number().int().min(0),
});
export type CreditPolicyView = z.infer<typeof creditPolicy>;
export const policyInput = z.strictObject({ customerCode, ...creditPolicy.shape });

export const firmDetail = z.object({
  row: firmRow,
  termDays: z.number().int().nullable(),
  items: z.array(openItem),
  receipts: z.array(receipt),
  policy: creditPolicy,
});
export type FirmDetail = z.infer<typeof firmDetail>;

export const bookInput = z
  .strictObject({
    customerCode,
    method: z.enum(['transfer', 'acceptance']),
    amount: wantedAmount,
    receivedOn: calendarDay(),
    billNo: plainText(40).default(''),
    billDueOn: calendarDay().nullable().default(null),
    payerName: plainText(120).default(''),
    bankReference: plainText(64).default(''),
    remark: plainText(200).default(''),
    /** Empty: everything stays in the customer's favour. */
    items: wantedItems,
  })
  .refine(({ amount }) => !/^0+(\.0+)?$/.test(amount), { path: ['amount'], message: '金额须大于 0' })
  .refine(({ method, billDueOn }) => (method === 'acceptance') === (billDueOn !== null), {
    path: ['billDueOn'],
    message: '承兑汇票请填写到期日',
  })
  .refine(({ method, billNo }) => method !== 'acceptance' || billNo !== '', {
    path: ['billNo'],
    message: '请填写票据号码',
  });
export type BookInput = z.output<typeof bookInput>;

const seen = { receiptNo, version: z.number().int().min(1) };
export const allocateInput = z.strictObject({ ...seen, items: wantedItems.min(1, '请填写核销金额') });
export const unallocateInput = z.strictObject({ ...seen, statementNo: plainText(32).min(1) });
export const collectInput = z.strictObject(seen);
export const reverseInput = z.strictObject({ ...seen, reason: plainText(200).min(2, '请填写冲销原因') });
export const receiptActed = z.object({
  receiptNo: z.string(),
  status: z.string(),
  statusLabel: z.string(),
  free: amountText,
  version: z.number().int(),
});

export const writeOff = z.object({
  writeOffNo: z.string(),
  customerCode: z.string(),
  firmName: z.string(),
  statementNo: z.string(),
  amount: amountText,
  open: amountText,
  reason: z.string(),
  status: z.string(),
  statusLabel: z.string(),
  askerName: z.string(),
  deciderName: z.string(),
  answer: z.string(),
  createdAt: instantText,
  version: z.number().int(),
  /** Whether the caller may decide: not who asked. */
  mayDecide: z.boolean(),
});
export type WriteOffView = z.infer<typeof writeOff>;
export const writeOffsInput = z.strictObject({ tab: z.enum(['asked', 'all']).default('asked'), ...pageInput });
export const writeOffPage = pageOf(writeOff);
export const askWriteOffInput = z.strictObject({
  customerCode,
  statementNo: plainText(32).min(1, '请填写对账单号'),
  amount: wantedAmount.refine((text) => !/^0+(\.0+)?$/.test(text), '金额须大于 0'),
  reason: plainText(300).min(4, '请填写核销原因'),
});
export const decideInput = z.strictObject({
  writeOffNo,
  version: z.number().int().min(1),
  agreed: z.boolean(),
  answer: plainText(200).default(''),
});
export const writeOffActed = z.object({ writeOffNo: z.string(), status: z.string(), statusLabel: z.string() });

/** The account page of a company: credit, what is due, and what became of its money. */
export const account = z.object({
  /** Null: nothing was agreed. */
  credit: z
    .object({
      limit: amountText.nullable(),
      used: amountText,
      available: amountText.nullable(),
      termDays: z.number().int(),
      countOpen: z.boolean(),
      /** Why buying on account is stopped now; null: it is not. */
      held: z.string().nullable(),
    })
    .nullable(),
  open: amountText,
  overdue: amountText,
  /** Received and not yet allocated: stands in the company's favour. */
  free: amountText,
  /** On the way to being billed: ordered on account and on no statement. */
  unbilled: amountText,
  ageing,
  nextDue: z
    .object({ statementNo: z.string(), dueOn: z.string(), open: amountText, late: z.number().int() })
    .nullable(),
  interestBp: z.number().int().nullable(),
  items: z.array(openItem),
});
export type AccountView = z.infer<typeof account>;
export const ownReceiptsInput = z.strictObject(pageInput);
export const ownReceipt = receipt.omit({
  customerCode: true,
  firmName: true,
  bookerName: true,
  version: true,
  bankReference: true,
});
export type OwnReceipt = z.infer<typeof ownReceipt>;
export const ownReceiptPage = pageOf(ownReceipt);
