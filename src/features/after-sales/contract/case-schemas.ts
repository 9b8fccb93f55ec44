import { z } from 'zod';
import { attachedFile } from '#business/attachments/contract/attachment-schemas.ts';
import { AFTER_SALE_NUMBER, ORDER_NUMBER } from '#business/document-numbers/contract/document-number.ts';
import { numberText } from '#business/document-numbers/contract/number-text.ts';
import { loggedEvent } from '#business/documents/contract/log-schemas.ts';
import { shownLineFields } from '#business/line-fields/contract/line-field-schemas.ts';
import { pageInput, pageOf } from '#platform/shared/pagination.ts';
import { amountText, calendarDay, instantText, itemNo, plainText, rowId } from '#platform/shared/wire-schemas.ts';
import { MAX_CASE_FILES } from './case-files.ts';
import { CASE_KIND_CODES, RETURN_WAY_CODES } from './case-words.ts';

export const caseNo = numberText(AFTER_SALE_NUMBER);
export const orderNo = numberText(ORDER_NUMBER);
export const kindCode = z.enum(CASE_KIND_CODES);
export const wayCode = z.enum(RETURN_WAY_CODES);
export const lineNo = z.number().int().min(1).max(2_000);
export const fileIds = z.array(rowId).max(MAX_CASE_FILES, `最多 ${MAX_CASE_FILES} 个附件`).default([]);

export const deliveryAddress = z.object({
  receiver: z.string(),
  phone: z.string(),
  province: z.string(),
  city: z.string(),
  district: z.string(),
  detail: z.string(),
});

/** What the reader may do now; every act names the version he saw. */
export const buyerAct = z.enum([
  ...(['withdraw', 'supplement', 'send', 'choose', 'acceptEstimate', 'declineEstimate'] as const),
  ...(['confirm', 'reopen', 'say'] as const),
]);
export type BuyerAct = z.infer<typeof buyerAct>;

const tabName = z.enum(['all', 'reviewing', 'returning', 'handling', 'confirming', 'ended']);

export const caseFilter = {
  tab: tabName.default('all'),
  /** Number of the case or the order, PO number, item number, or words of the product name. */
  keyword: plainText(60).optional(),
  kind: kindCode.optional(),
  /** Cases of one order. */
  orderNo: orderNo.optional(),
  /** Days of Asia/Shanghai on which they were applied for, both included. */
  dateFrom: calendarDay().optional(),
  dateTo: calendarDay().optional(),
};
export const listInput = z.strictObject({ ...caseFilter, ...pageInput });
export type ListInput = z.output<typeof listInput>;

const state = {
  caseNo: z.string(),
  orderNo: z.string(),
  kind: kindCode,
  kindLabel: z.string(),
  status: z.string(),
  statusLabel: z.string(),
  version: z.number().int(),
  /** Settled without the goods and without a person. */
  quick: z.boolean(),
  lineCount: z.number().int(),
  askedAmount: amountText,
  /** Null until it was decided. */
  grantedAmount: amountText.nullable(),
  buyerName: z.string(),
  createdAt: instantText,
  /** Until when the customer may confirm or object; then it counts as confirmed. */
  confirmUntil: instantText.nullable(),
  acts: z.array(buyerAct),
};

export const caseRow = z.object({
  ...state,
  poNumber: z.string().nullable(),
  /** The first lines, for the pictures in the row. */
  firstLines: z.array(
    z.object({
      skuCode: z.string(),
      productName: z.string(),
      productImg: z.string(),
      quantity: z.number().int(),
      orderUnit: z.string(),
    }),
  ),
});
export type CaseListRow = z.infer<typeof caseRow>;
export const caseCounts = z.record(tabName, z.number().int());
export type CaseCounts = z.infer<typeof caseCounts>;
export const casePage = pageOf(caseRow).extend({ counts: caseCounts });

export const caseFile = attachedFile.extend({
  /** Line of the case it shows; null: the whole, or something said. */
  lineNo: z.number().int().nullable(),
  side: z.string(),
});
export type CaseFile = z.infer<typeof caseFile>;

const caseLine = z.object({
  lineNo: z.number().int(),
  orderLineNo: z.number().int(),
  /** What the buyer wrote to the line of the order. */
  written: z.object(shownLineFields),
  skuCode: z.string(),
  productName: z.string(),
  productImg: z.string(),
  orderUnit: z.string(),
  quantity: z.number().int(),
  reason: z.string(),
  reasonLabel: z.string(),
  note: z.string(),
  measured: z.string(),
  /** Null before it was decided, and before it was counted. */
  grantedQuantity: z.number().int().nullable(),
  receivedQuantity: z.number().int().nullable(),
  /** Units that the warehouse did not take: they go back to the customer. */
  refusedQuantity: z.number().int(),
  settledQuantity: z.number().int(),
  askedAmount: amountText,
  grantedAmount: amountText,
});
export type CaseDetailLine = z.infer<typeof caseLine>;

const parcel = z.object({
  returnNo: z.string(),
  way: wayCode,
  wayLabel: z.string(),
  carrier: z.string(),
  trackingNo: z.string(),
  status: z.string(),
  statusLabel: z.string(),
  pickupSlot: z.string(),
  failure: z.string(),
  createdAt: instantText,
  arrivedAt: instantText.nullable(),
  /** The latest first. */
  news: z.array(z.object({ words: z.string(), place: z.string(), at: instantText })),
});
export type CaseParcel = z.infer<typeof parcel>;

export const caseDetail = z.object({
  ...state,
  tone: z.string(),
  returnWay: wayCode,
  returnWayLabel: z.string(),
  freightPayer: z.enum(['shop', 'buyer']),
  /** 运费由商家承担, 运费由客户承担 */
  freightPayerLabel: z.string(),
  /** Freight of the order that goes back with it. */
  freightAmount: amountText,
  exchangeWish: z.enum(['wait', 'refund']),
  contactName: z.string(),
  contactPhone: z.string(),
  pickupAddress: deliveryAddress.nullable(),
  /** Last digits of the account a transfer goes to; null where money goes back the way it came. */
  accountTail: z.string().nullable(),
  approvalStatus: z.enum(['none', 'pending', 'passed', 'refused']),
  rejectReason: z.string(),
  /** What the desk wants to know; null where it waits for nothing. */
  question: z.string().nullable(),
  reopenings: z.number().int(),
  /** Until when the desk has promised its next step. */
  dueAt: instantText.nullable(),
  settledAt: instantText.nullable(),
  /** Until when it may be opened again; null where it may not. */
  reopenUntil: instantText.nullable(),
  /** Order that sends again what was short or exchanged, or charges what is kept. */
  childOrderNo: z.string().nullable(),
  lines: z.array(caseLine),
  parcels: z.array(parcel),
  repair: z
    .object({ finding: z.string(), estimateAmount: amountText, days: z.number().int(), status: z.string() })
    .nullable(),
  refund: z.object({ amount: amountText, done: z.boolean(), doneAt: instantText.nullable() }).nullable(),
  /** The latest first. */
  events: z.array(loggedEvent),
  files: z.array(caseFile),
});
export type CaseDetail = z.infer<typeof caseDetail>;

/** Lines of orders of one item of which something can be applied for, the latest signed first. */
export const placesInput = z.strictObject({ itemNo });
export const places = z.array(
  z.object({
    orderNo: z.string(),
    lineNo: z.number().int(),
    signedAt: instantText,
    available: z.number().int(),
    orderUnit: z.string(),
  }),
);
export type CasePlaces = z.infer<typeof places>;
