import { z } from 'zod';
import { attachedFile } from '#business/attachments/contract/attachment-schemas.ts';
import { ORDER_NUMBER } from '#business/document-numbers/contract/document-number.ts';
import { numberText } from '#business/document-numbers/contract/number-text.ts';
import { loggedEvent } from '#business/documents/contract/log-schemas.ts';
import { pageInput, pageOf } from '#platform/shared/pagination.ts';
import { amountText, calendarDay, instantText, plainText } from '#platform/shared/wire-schemas.ts';
import { APPLICATION_NUMBER, INVOICE_NUMBER, RED_NUMBER } from './invoice-numbers.ts';
import { DELIVERY_CODES, PURPOSE_CODES, RED_REASON_CODES, SOURCE_CODES, VERIFY_CODES } from './invoice-words.ts';

export const orderNo = numberText(ORDER_NUMBER);
export const applicationNo = numberText(APPLICATION_NUMBER);
export const requestNo = numberText(INVOICE_NUMBER);
export const redNo = numberText(RED_NUMBER);
export const sourceCode = z.enum(SOURCE_CODES);
export const wayCode = z.enum(DELIVERY_CODES);
export const reasonCode = z.enum(RED_REASON_CODES);
export const purposeCode = z.enum(PURPOSE_CODES);
const version = z.number().int().min(1);
export const seenApplication = { applicationNo, version };
export const seenInvoice = { requestNo, version };
export const seenRed = { redNo, version };

export const buyerAct = z.enum(['discard', 'cancel', 'sign']);
export const redAct = z.enum(['confirmRed', 'denyRed', 'withdrawRed']);
export const deskAct = z.enum(['take', 'accept', 'reject', 'retry', 'close', 'deliver']);
export const deskRedAct = z.enum(['agreeRed', 'refuseRed', 'retryRed', 'recallRed']);

const tabName = z.enum(['all', 'draft', 'open', 'issuing', 'issued', 'ended']);
const deskTabName = z.enum(['new', 'codes', 'trouble', 'issuing', 'deliver', 'red', 'all']);

export const applicationFilter = {
  tab: tabName.default('all'),
  /** Number of the application, an invoice, an order, a PO or an item. */
  keyword: plainText(60).optional(),
  dateFrom: calendarDay().optional(),
  dateTo: calendarDay().optional(),
};
export const listInput = z.strictObject({ ...applicationFilter, ...pageInput });
export type ListInput = z.output<typeof listInput>;

const titleFacts = z.object({
  type: z.number().int(),
  typeLabel: z.string(),
  title: z.string(),
  taxNo: z.string(),
  bankName: z.string(),
  bankAccount: z.string(),
  address: z.string(),
  phone: z.string(),
});

const state = {
  applicationNo: z.string(),
  status: z.string(),
  statusLabel: z.string(),
  version: z.number().int(),
  source: sourceCode,
  sourceLabel: z.string(),
  typeLabel: z.string(),
  title: z.string(),
  amount: amountText,
  lineCount: z.number().int(),
  applicantName: z.string(),
  createdAt: instantText,
};

export const applicationRow = z.object({
  ...state,
  orderNos: z.array(z.string()),
  orderCount: z.number().int(),
  invoiceNos: z.array(z.string()),
  invoiceCount: z.number().int(),
  deliveryLabel: z.string(),
});
export type ApplicationRow = z.infer<typeof applicationRow>;
export const applicationCounts = z.record(tabName, z.number().int());
export type ApplicationCounts = z.infer<typeof applicationCounts>;
export const applicationPage = pageOf(applicationRow).extend({ counts: applicationCounts });

const invoiceLine = z.object({
  lineNo: z.number().int(),
  orderNo: z.string(),
  skuCode: z.string(),
  name: z.string(),
  spec: z.string(),
  unit: z.string(),
  taxCode: z.string(),
  quantity: z.number().int(),
  /** Tax included. */
  amount: amountText,
  netAmount: amountText,
  taxAmount: amountText,
  redQuantity: z.number().int(),
  redAmount: amountText,
});

const redLetter = z.object({
  redNo: z.string(),
  side: z.enum(['buyer', 'seller']),
  sideLabel: z.string(),
  reason: reasonCode,
  reasonLabel: z.string(),
  status: z.string(),
  /** 01 to 10 at the platform; null before. */
  code: z.string().nullable(),
  statusLabel: z.string(),
  tone: z.string(),
  version: z.number().int(),
  amount: amountText,
  taxAmount: amountText,
  caseNo: z.string(),
  note: z.string(),
  redInvoiceNo: z.string().nullable(),
  /** Application for what comes in its place; null: none, or it was thrown away. */
  reissueNo: z.string().nullable(),
  expiresAt: instantText.nullable(),
  hoursLeft: z.number().int().nullable(),
  failure: z.string(),
  createdAt: instantText,
  acts: z.array(z.enum([...redAct.options, ...deskRedAct.options])),
});
/** A red letter that one of both sides has to answer in 72 hours. */
export const redTodo = z.object({
  ...{ redNo: z.string(), applicationNo: z.string(), invoiceNo: z.string(), amount: amountText },
  ...{ reasonLabel: z.string(), hoursLeft: z.number().int(), expiresAt: instantText },
  /** The company answers; else it waits for the shop. */
  own: z.boolean(),
});
export type RedTodo = z.infer<typeof redTodo>;
export type RedLetterView = z.infer<typeof redLetter>;

const invoiceHead = {
  requestNo: z.string(),
  applicationNo: z.string(),
  status: z.string(),
  statusLabel: z.string(),
  tone: z.string(),
  version: z.number().int(),
  invoiceNo: z.string().nullable(),
  specimen: z.boolean(),
  typeLabel: z.string(),
  title: z.string(),
  taxRate: z.string(),
  amount: amountText,
  netAmount: amountText,
  taxAmount: amountText,
  redAmount: amountText,
  issuedAt: instantText.nullable(),
  verifyStatus: z.enum(VERIFY_CODES),
  verifyLabel: z.string(),
  bookedAt: instantText.nullable(),
  voucherNo: z.string(),
  purpose: purposeCode,
  purposeLabel: z.string(),
};
export const invoiceView = z.object({
  ...invoiceHead,
  remark: z.string(),
  failure: z.string(),
  /** May a red letter be asked for now. */
  canRed: z.boolean(),
  /** May it be booked and verified by who reads. */
  mayAct: z.boolean(),
  lines: z.array(invoiceLine),
  reds: z.array(redLetter),
  files: z.array(attachedFile),
});
export type InvoiceView = z.infer<typeof invoiceView>;

export const invoiceListInput = z.strictObject({
  /** Number of an invoice, a PO, an order, an item or the company's own code. */
  keyword: plainText(60).optional(),
  booked: z.enum(['yes', 'no']).optional(),
  purpose: purposeCode.optional(),
  /** Days of Asia/Shanghai on which they were issued, both included. */
  dateFrom: calendarDay().optional(),
  dateTo: calendarDay().optional(),
  ...pageInput,
});
export type InvoiceListInput = z.output<typeof invoiceListInput>;
export const invoiceRow = z.object({
  ...invoiceHead,
  orderNos: z.array(z.string()),
  poNumbers: z.array(z.string()),
  files: z.array(attachedFile),
});
export type InvoiceRow = z.infer<typeof invoiceRow>;
export const invoicePage = pageOf(invoiceRow);

const place = z.object({
  receiver: z.string(),
  phone: z.string(),
  province: z.string(),
  city: z.string(),
  district: z.string(),
  detail: z.string(),
});

export const applicationDetail = z.object({
  ...state,
  tone: z.string(),
  titleFacts,
  merge: z.boolean(),
  remarkTemplate: z.string(),
  note: z.string(),
  taxAmount: amountText,
  deliveryWay: wayCode,
  deliveryLabel: z.string(),
  email: z.string(),
  receiver: place.nullable(),
  carrier: z.string(),
  trackingNo: z.string(),
  deliveredAt: instantText.nullable(),
  signedAt: instantText.nullable(),
  rejectReason: z.string(),
  caseNo: z.string(),
  /** What it comes in the place of. */
  reissue: z
    .object({
      ...{ redNo: z.string(), redStatusLabel: z.string(), invoiceNo: z.string(), applicationNo: z.string() },
    })
    .nullable(),
  acts: z.array(buyerAct),
  lines: z.array(
    z.object({
      lineNo: z.number().int(),
      orderNo: z.string(),
      orderLineNo: z.number().int(),
      skuCode: z.string(),
      productName: z.string(),
      materialCode: z.string(),
      unit: z.string(),
      quantity: z.number().int(),
      amount: amountText,
      taxRate: z.string(),
      taxCode: z.string(),
      /** No code: it waits at the desk. */
      codeMissing: z.boolean(),
    }),
  ),
  invoices: z.array(invoiceView),
  /** The latest first. */
  events: z.array(loggedEvent),
});
export type ApplicationDetail = z.infer<typeof applicationDetail>;

export const deskQueueInput = z.strictObject({
  tab: deskTabName.default('new'),
  /** Number of the application, an invoice or an order, or a customer. */
  keyword: plainText(60).optional(),
  ...pageInput,
});
export type DeskQueueInput = z.output<typeof deskQueueInput>;
export const deskRow = z.object({
  ...state,
  firmName: z.string(),
  dueAt: instantText.nullable(),
  clock: z.enum(['none', 'soon', 'late']),
  assigneeName: z.string(),
  /** Lines without a tax code, invoices that failed, red letters that wait. */
  missingCodes: z.number().int(),
  failed: z.number().int(),
  redWaiting: z.number().int(),
  /** When the first red letter that waits for the shop is void. */
  redExpiresAt: instantText.nullable(),
});
export type DeskRow = z.infer<typeof deskRow>;
export const deskPage = pageOf(deskRow).extend({ counts: z.record(deskTabName, z.number().int()) });
export const deskDetail = applicationDetail.omit({ acts: true }).extend({
  firmName: z.string(),
  assigneeName: z.string(),
  dueAt: instantText.nullable(),
  acts: z.array(deskAct),
});
export type DeskDetail = z.infer<typeof deskDetail>;
