import { z } from 'zod';
import { attachedFile } from '#business/attachments/contract/attachment-schemas.ts';
import { ORDER_NUMBER, STATEMENT_NUMBER } from '#business/document-numbers/contract/document-number.ts';
import { numberText } from '#business/document-numbers/contract/number-text.ts';
import { loggedEvent } from '#business/documents/contract/log-schemas.ts';
import { MAX_PAGE_SIZE, pageInput, pageOf } from '#platform/shared/pagination.ts';
import { amountText, calendarDay, instantText, plainText, rowId } from '#platform/shared/wire-schemas.ts';
import { GROUPING_CODES, LINE_STATE_CODES, SOURCE_CODES } from './statement-words.ts';

export const statementNo = numberText(STATEMENT_NUMBER);
export const orderNo = numberText(ORDER_NUMBER);
const count = z.number().int();
const day = z.string();

/** Sums of lines in yuan; `amount` with tax, `due` what of it is still to be paid for on account. */
export const sums = z.object({ lines: count, amount: amountText, net: amountText, tax: amountText, due: amountText });
export type Sums = z.infer<typeof sums>;

/** What the reader may do with a statement now. */
export const statementAct = z.enum(['confirm', 'dispute', 'share', 'import', 'withdrawApproval']);
export type StatementAct = z.infer<typeof statementAct>;

export const tabName = z.enum(['all', 'toConfirm', 'disputed', 'confirmed', 'unpaid', 'overdue', 'settled']);

export const listFilter = {
  tab: tabName.default('all'),
  /** Number of the statement, an order, a PO number or a name of its group. */
  keyword: plainText(60).optional(),
  /** Days of Asia/Shanghai on which its cycle ended, both included. */
  dateFrom: calendarDay().optional(),
  dateTo: calendarDay().optional(),
};
export const listInput = z.strictObject({ ...listFilter, ...pageInput });
export type ListInput = z.output<typeof listInput>;

const head = {
  statementNo: z.string(),
  /** 2026 年 10 月对账单 */
  title: z.string(),
  cycleLabel: z.string(),
  /** First and last day of its cycle. */
  cycleFrom: day,
  cycleTo: day,
  grouping: z.enum(GROUPING_CODES),
  /** Empty where the whole firm stands on it. */
  groupName: z.string(),
  status: z.string(),
  statusLabel: z.string(),
  tone: z.string(),
  /** Due day is over and something is open. */
  overdue: z.boolean(),
  /** Whole days since the due day; 0 where none. */
  overdueDays: count,
  version: count,
  createdAt: instantText,
  /** Day it is to be paid by. */
  dueOn: day,
  /** Day it is to be confirmed by. */
  confirmBy: day,
  lineCount: count,
  /** With tax, all lines; net and tax of it. */
  amount: amountText,
  net: amountText,
  tax: amountText,
  /** What is to be paid on account, adjustments taken off. */
  due: amountText,
  invoiced: amountText,
  paid: amountText,
  /** Due less paid. */
  open: amountText,
};

export const statementRow = z.object({ ...head, openLines: count, disputedLines: count });
export type StatementRow = z.infer<typeof statementRow>;
export const statementCounts = z.record(tabName, count);
export type StatementCounts = z.infer<typeof statementCounts>;
export const statementPage = pageOf(statementRow).extend({
  counts: statementCounts,
  /** Of everything the filter finds. */
  sums: z.object({ due: amountText, open: amountText, overdue: amountText }),
});
export type StatementPage = z.infer<typeof statementPage>;

/** One step of the way on top of the page. */
const step = z.object({
  code: z.enum(['generated', 'toConfirm', 'disputed', 'confirmed', 'invoiced', 'paid', 'settled']),
  label: z.string(),
  state: z.enum(['done', 'now', 'todo']),
  /** 11-01 02:10, or 最晚 11-25; empty where nothing is to be said. */
  note: z.string(),
});

const disputeBrief = z.object({
  disputeNo: z.string(),
  kind: z.string(),
  kindLabel: z.string(),
  status: z.string(),
  statusLabel: z.string(),
  tone: z.string(),
  /** What the customer says it should be less; yuan, not negative. */
  asked: amountText,
  /** What the shop offered; null before. */
  granted: amountText.nullable(),
});
export type DisputeBrief = z.infer<typeof disputeBrief>;

export const statementLine = z.object({
  lineId: rowId,
  source: z.enum(SOURCE_CODES),
  sourceLabel: z.string(),
  day,
  orderNo: z.string(),
  /** SO…-1; empty where the line is of the whole order. */
  childOrderNo: z.string(),
  /** Case of after-sales or dispute it comes from; empty: none. */
  documentNo: z.string(),
  poNumber: z.string(),
  customerCode: z.string(),
  itemNo: z.string(),
  name: z.string(),
  spec: z.string(),
  unit: z.string(),
  /** Negative for what went back; 0 for money alone. */
  quantity: count,
  price: z.string(),
  netPrice: z.string(),
  taxRate: z.string(),
  amount: amountText,
  net: amountText,
  tax: amountText,
  due: amountText,
  signer: z.string(),
  /** Receipts that were handed in when it was signed, opened by `/fulfilment` calls of orders. */
  shipmentNo: z.string(),
  department: z.string(),
  costCenter: z.string(),
  status: z.enum(LINE_STATE_CODES),
  statusLabel: z.string(),
  /** Number of the customer's own system, and what it says of the line. */
  ownNo: z.string(),
  checkResult: z.enum(['none', 'same', 'different']),
  checkNote: z.string(),
  dispute: disputeBrief.nullable(),
  /** Reason codes of what the three-way check found and nobody has settled. */
  exceptions: z.array(z.string()),
});
export type StatementLine = z.infer<typeof statementLine>;

const lineTab = z.enum(['all', 'open', 'disputed', 'confirmed', 'adjusted', 'settled', 'exceptions']);

export const linesInput = z.strictObject({
  statementNo,
  tab: lineTab.default('all'),
  sort: z.enum(['day', 'order', 'costCenter']).default('day'),
  /** Order, PO, item number or words of the name. */
  keyword: plainText(60).optional(),
  /** `next` of the page before. */
  after: z
    .string()
    .max(300)
    .regex(/^[A-Za-z0-9_-]+$/, '翻页标识格式不正确')
    .optional(),
  pageSize: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(MAX_PAGE_SIZE),
});
export type LinesInput = z.output<typeof linesInput>;
export const linePage = z.object({
  list: z.array(statementLine),
  /** Null: these are the last ones. */
  next: z.string().nullable(),
});
export type LinePage = z.infer<typeof linePage>;

export const statementFile = attachedFile.extend({ disputeNo: z.string().nullable(), side: z.string() });

export const statementDetail = z.object({
  ...head,
  firmName: z.string(),
  termDays: count,
  priceBasis: z.enum(['gross', 'net']),
  steps: z.array(step),
  /** By state of lines, and both kinds of tabs the picture shows. */
  byState: z.record(z.enum(LINE_STATE_CODES), sums),
  /** Signed goods and freight, and negative lines (returns, differences, discounts). */
  goods: sums,
  adjustments: sums,
  byTaxRate: z.array(z.object({ taxRate: z.string(), net: amountText, tax: amountText, amount: amountText })),
  disputes: z.array(disputeBrief),
  openExceptions: count,
  approval: z.object({ status: z.enum(['none', 'pending', 'passed', 'refused']), requestNo: z.string().nullable() }),
  acts: z.array(statementAct),
  /** Invoices and receipts that were put on it, the latest first, at most twenty; none for who does not see all of it. */
  marks: z.array(
    z.object({ kind: z.enum(['invoiced', 'paid']), documentNo: z.string(), amount: amountText, at: instantText }),
  ),
  /** The latest first, at most 100. */
  events: z.array(loggedEvent),
});
export type StatementDetail = z.infer<typeof statementDetail>;

export type StatementMark = StatementDetail['marks'][number];

/** What would stand on the statements if the running cycle ended now. */
export const statementPreview = z.object({
  cycleFrom: day,
  cycleTo: day,
  groups: z.array(sums.extend({ groupName: z.string() })),
  total: sums,
  /** The first hundred lines. */
  lines: z.array(
    statementLine.pick({
      source: true,
      sourceLabel: true,
      day: true,
      orderNo: true,
      poNumber: true,
      itemNo: true,
      name: true,
      unit: true,
      quantity: true,
      price: true,
      amount: true,
      due: true,
    }),
  ),
});
export type StatementPreview = z.infer<typeof statementPreview>;

export const acted = z.object({ statementNo: z.string(), status: z.string(), statusLabel: z.string(), version: count });

export const seen = { statementNo, version: z.number().int().min(1) };
export const MAX_ACT_LINES = 1_000;
export const confirmInput = z.strictObject({
  ...seen,
  /** Lines by their ids; absent: all that wait for it and the caller sees. */
  lineIds: z.array(rowId).min(1).max(MAX_ACT_LINES, `一次最多确认 ${MAX_ACT_LINES} 行，或选择全部确认`).optional(),
});
export type ConfirmInput = z.output<typeof confirmInput>;

export const confirmed = acted.extend({
  confirmed: count,
  /** The company's flow is asked first; nothing is confirmed yet. */
  requestNo: z.string().nullable(),
});
