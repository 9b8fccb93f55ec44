import { z } from 'zod';
import { pageInput, pageOf } from '#platform/shared/pagination.ts';
import { amountText, instantText, itemNo, plainText, quantity, unitPriceText } from '#platform/shared/wire-schemas.ts';
import { MAX_QUOTE_LINES, quoteEvent, quoteFile, quoteLine, quoteVersion, replacement } from './quote-schemas.ts';

const tabName = z.enum(['new', 'mine', 'negotiating', 'checking', 'sent', 'all']);
export type QuoteDeskTab = z.infer<typeof tabName>;
export const queueInput = z.strictObject({
  tab: tabName.default('new'),
  keyword: plainText(60).optional(),
  ...pageInput,
});
export type QuoteQueueInput = z.output<typeof queueInput>;

const rowFields = {
  quoteNo: z.string(),
  title: z.string(),
  firmName: z.string(),
  status: z.string(),
  statusLabel: z.string(),
  assigneeName: z.string(),
  totalAmount: amountText,
  sentVersion: z.number().int(),
  validUntil: instantText.nullable(),
  createdAt: instantText,
  dueAt: instantText.nullable(),
  overdue: z.boolean(),
  /** Job code of the sales person whose link it came by; null: it came by itself. */
  shareCode: z.string().nullable(),
  version: z.number().int(),
};
export const queueRow = z.object(rowFields);
export type QuoteQueueRow = z.infer<typeof queueRow>;
export const queuePage = pageOf(queueRow).extend({ counts: z.record(tabName, z.number().int()) });

/** A line as the desk prices it. */
export const pricedLine = z.strictObject({
  lineNo: z.number().int().min(1).max(9_999),
  offerNo: z.number().int().min(1).max(9),
  kind: z.enum(['same', 'substitute', 'none']),
  wished: plainText(300).default(''),
  /** Empty: not in the catalogue; such a line is quoted and cannot be ordered yet. */
  itemNo: itemNo.or(z.literal('')).default(''),
  productName: plainText(200).min(1, '请填写品名'),
  brandName: plainText(60).default(''),
  model: plainText(80).default(''),
  unit: plainText(10).default(''),
  quantity,
  unitPrice: unitPriceText,
  /** Basis points. */
  taxRateBp: z.number().int().min(0).max(2_000),
  deliveryDays: z.number().int().min(0).max(365).nullable().default(null),
  note: plainText(300).default(''),
  cost: unitPriceText.nullable().default(null),
  floor: unitPriceText.nullable().default(null),
  supplier: plainText(60).default(''),
});
export type PricedLine = z.output<typeof pricedLine>;

export const draftFields = {
  freight: amountText.regex(/^\d/, '运费不能为负'),
  paymentTerms: plainText(200).default(''),
  deliveryNote: plainText(200).default(''),
  note: plainText(500).default(''),
  validDays: z.number().int().min(1).max(365).default(15),
  lines: z
    .array(pricedLine)
    .min(1, '请至少保留一行')
    .max(MAX_QUOTE_LINES * 3),
};
export type DraftInput = z.output<z.ZodObject<typeof draftFields>>;

export const deskLine = quoteLine.extend({
  taxRateBp: z.number().int(),
  cost: unitPriceText.nullable(),
  floor: unitPriceText.nullable(),
  supplier: z.string(),
  /** In basis points of the price; null without a cost. */
  marginBp: z.number().int().nullable(),
  /** Why a second person has to look; null when nobody has. */
  checkReason: z.string().nullable(),
});
export type DeskLine = z.infer<typeof deskLine>;

export const deskQuote = queueRow.extend({
  note: z.string(),
  closeReason: z.string(),
  ...replacement,
  enquiryNo: z.string().nullable(),
  /** What the desk works on; null while the sent version stands. */
  draft: quoteVersion
    .omit({ lines: true, changes: true })
    .extend({ validDays: z.number().int(), state: z.string(), lines: z.array(deskLine), mayCheck: z.boolean() })
    .nullable(),
  /** Lines of the version that stands, with what they cost. */
  sentLines: z.array(deskLine),
  versions: z.array(quoteVersion),
  events: z.array(quoteEvent),
  files: z.array(quoteFile),
});
export type DeskQuote = z.infer<typeof deskQuote>;

export const foundItem = z.object({
  itemNo: z.string(),
  name: z.string(),
  brandName: z.string(),
  model: z.string(),
  unit: z.string(),
  moq: z.number().int(),
  taxRateBp: z.number().int(),
  salesPrice: unitPriceText,
  available: z.number().int(),
  deliveryDays: z.number().int().nullable(),
});
export type FoundItem = z.infer<typeof foundItem>;
