import { z } from 'zod';
import { attachedFile, fileUpload } from '#business/attachments/contract/attachment-schemas.ts';
import { QUOTE_NUMBER } from '#business/document-numbers/contract/document-number.ts';
import { numberText } from '#business/document-numbers/contract/number-text.ts';
import { loggedEvent } from '#business/documents/contract/log-schemas.ts';
import { shownLineFields, writtenLineFields } from '#business/line-fields/contract/line-field-schemas.ts';
import { pageInput, pageOf } from '#platform/shared/pagination.ts';
import { amountText, instantText, itemNo, plainText, quantity, unitPriceText } from '#platform/shared/wire-schemas.ts';

export const quoteNo = numberText(QUOTE_NUMBER);
export const MAX_QUOTE_LINES = 200;

const wishedLine = z.strictObject({
  skuCode: itemNo,
  quantity,
  /** Yuan a piece the buyer would like to pay, tax included. */
  targetPrice: unitPriceText.optional(),
  ...writtenLineFields,
});

export const createInput = z.strictObject({
  title: plainText(80).default(''),
  note: plainText(500).default(''),
  source: z.enum(['cart', 'list', 'match']).default('list'),
  lines: z.array(wishedLine).min(1, '请至少选择一种商品').max(MAX_QUOTE_LINES, `一张报价最多 ${MAX_QUOTE_LINES} 行`),
});
export type CreateInput = z.output<typeof createInput>;
export type CreateRequest = z.input<typeof createInput>;

export const createdQuote = z.object({ quoteNo: z.string(), statusLabel: z.string(), dueAt: instantText });

const tabName = z.enum(['all', 'quoting', 'offered', 'negotiating', 'approving', 'converted', 'ended']);
export const quoteFilter = {
  /** Number, or words of the title and the lines. */
  keyword: plainText(60).optional(),
};
/** A tab, or whatever was ordered from. */
const viewName = z.enum([...tabName.options, 'transferred']);
export const listInput = z.strictObject({ tab: viewName.default('all'), ...quoteFilter, ...pageInput });
export type ListInput = z.output<typeof listInput>;

export const quoteRow = z.object({
  quoteNo: z.string(),
  title: z.string(),
  status: z.string(),
  statusLabel: z.string(),
  buyerName: z.string(),
  lineCount: z.number().int(),
  versionNo: z.number().int(),
  /** Null until something was sent. */
  totalAmount: amountText.nullable(),
  convertedAmount: amountText,
  validUntil: instantText.nullable(),
  createdAt: instantText,
  dueAt: instantText.nullable(),
});
export type QuoteRow = z.infer<typeof quoteRow>;
export const quotePage = pageOf(quoteRow);
export const quoteCounts = z.record(tabName, z.number().int());
export type QuoteCounts = z.infer<typeof quoteCounts>;

/** A line of a quote as everybody reads it who may read the quote: the goods, and for which wish. */
export const offeredLine = z.object({
  lineNo: z.number().int(),
  offerNo: z.number().int(),
  kind: z.string(),
  /** What was wished, in words. */
  wished: z.string(),
  /** What was asked for in the buyer's own unit; null where the order unit was meant. */
  wishedQuantity: z.number().int().nullable(),
  wishedUnit: z.string(),
  itemNo: z.string(),
  productName: z.string(),
  brandName: z.string(),
  model: z.string(),
  unit: z.string(),
  quantity: z.number().int(),
  deliveryDays: z.number().int().nullable(),
  /** As the buyer wrote it; the desk's own note to the offer stands in `note`. */
  ...shownLineFields,
  counted: z.boolean(),
});

export const quoteLine = offeredLine.extend({
  moq: z.number().int(),
  unitPrice: unitPriceText,
  amount: amountText,
  taxRate: z.string(),
  taxAmount: amountText,
  convertedQuantity: z.number().int(),
  /** What may still be ordered of it. */
  remainder: z.number().int(),
});
export type QuoteLine = z.infer<typeof quoteLine>;

const comparedLine = z.object({
  itemNo: z.string(),
  productName: z.string(),
  unitPrice: unitPriceText,
  quantity: z.number().int(),
  deliveryDays: z.number().int().nullable(),
});
export const lineChange = z.object({
  lineNo: z.number().int(),
  offerNo: z.number().int(),
  productName: z.string(),
  kind: z.enum(['added', 'removed', 'changed']),
  before: comparedLine.nullable(),
  after: comparedLine.nullable(),
});
export type LineChangeView = z.infer<typeof lineChange>;

export const quoteVersion = z.object({
  versionNo: z.number().int(),
  goodsAmount: amountText,
  freightAmount: amountText,
  taxAmount: amountText,
  totalAmount: amountText,
  paymentTerms: z.string(),
  deliveryNote: z.string(),
  note: z.string(),
  validUntil: instantText.nullable(),
  sentAt: instantText.nullable(),
  lines: z.array(quoteLine),
  /** Against the version before it; empty for the first. */
  changes: z.array(lineChange),
});
export type QuoteVersion = z.infer<typeof quoteVersion>;

export const quoteFile = attachedFile.extend({ lineNo: z.number().int().nullable(), side: z.string() });
export type QuoteFile = z.infer<typeof quoteFile>;

/** What was asked for, as long as nothing was sent: no price of a draft leaves the shop. */
const wish = z.object({
  lineNo: z.number().int(),
  itemNo: z.string(),
  name: z.string(),
  unit: z.string(),
  quantity,
  ...shownLineFields,
});

/** Numbers on both sides where one quote takes the place of another. */
export const replacement = {
  replaces: z.string().nullable(),
  replacedBy: z.string().nullable(),
  /** Another one has taken its place. */
  replaced: z.boolean(),
  /** Nothing of it was sent yet. */
  unsent: z.boolean(),
};

export const quoteDetail = z.object({
  quoteNo: z.string(),
  title: z.string(),
  note: z.string(),
  status: z.string(),
  statusLabel: z.string(),
  firmName: z.string(),
  buyerName: z.string(),
  closeReason: z.string(),
  ...replacement,
  enquiryNo: z.string().nullable(),
  createdAt: instantText,
  dueAt: instantText.nullable(),
  validUntil: instantText.nullable(),
  convertedAmount: amountText,
  wishes: z.array(wish),
  /** Versions that were sent, the latest first. */
  versions: z.array(quoteVersion),
  /** The latest first. */
  events: z.array(loggedEvent),
  files: z.array(quoteFile),
  /** Orders made of it. */
  orders: z.array(z.object({ orderNo: z.string(), amount: amountText, createdAt: instantText })),
  canCancel: z.boolean(),
  canNegotiate: z.boolean(),
  canTransfer: z.boolean(),
  /** Somebody of the firm has to agree first. */
  needsApproval: z.boolean(),
  /** `none`, `pending`, `passed` or `refused`, for the version that stands. */
  approvalStatus: z.string(),
});
export type QuoteDetail = z.infer<typeof quoteDetail>;

export const wantedOffer = z.strictObject({
  lineNo: z.number().int().min(1).max(9_999),
  offerNo: z.number().int().min(1).max(99),
  quantity,
});
export const transferInput = z.strictObject({
  quoteNo,
  /** Without lines: everything that is left, the first offer of each wish. */
  lines: z.array(wantedOffer).min(1, '请选择要下单的行').max(MAX_QUOTE_LINES).optional(),
});
export type TransferInput = z.output<typeof transferInput>;
export const transferAnswer = z.object({
  quoteNo: z.string(),
  /** Where the order is confirmed, at the prices of the quote. */
  href: z.string(),
  lines: z.array(z.object({ skuCode: z.string(), split: z.string(), quantity: z.number().int() })),
  /** What the order does not take over from the quote, in words; empty where it takes all. */
  dropped: z.string(),
});

export const negotiateInput = z
  .strictObject({
    quoteNo,
    versionNo: z.number().int().min(1).max(9_999),
    note: plainText(500),
    lines: z
      .array(
        z.strictObject({
          lineNo: z.number().int().min(1).max(9_999),
          targetPrice: unitPriceText.optional(),
          comment: plainText(300).default(''),
        }),
      )
      .max(MAX_QUOTE_LINES)
      .default([]),
  })
  .refine(
    ({ note, lines }) => note !== '' || lines.some((line) => line.targetPrice !== undefined || line.comment !== ''),
    '请填写目标价或说明',
  );
export type NegotiateInput = z.output<typeof negotiateInput>;

export const uploadInput = fileUpload.extend({
  quoteNo,
  lineNo: z.number().int().min(1).max(9_999).optional(),
});
