import { z } from 'zod';
import { loggedEvent } from '#business/documents/contract/log-schemas.ts';
import { pageInput, pageOf } from '#platform/shared/pagination.ts';
import { amountText, instantText, itemNo, plainText, quantity, unitPriceText } from '#platform/shared/wire-schemas.ts';
import { MAX_QUOTE_LINES, quoteFile, quoteLine, quoteVersion, replacement } from './quote-schemas.ts';

const tabName = z.enum(['new', 'mine', 'negotiating', 'checking', 'sent', 'all']);
export type QuoteDeskTab = z.infer<typeof tabName>;
export const queueInput = z.strictObject({
  tab: tabName.default('new'),
  keyword: plainText(60).optional(),
  ...pageInput,
});
export type QuoteQueueInput = z.output<typeof queueInput>;

/** Nine digits before the point: more is no price of anything. */
const price = unitPriceText.max(14, '价格过大');

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
  unitPrice: price,
  /** Basis points. */
  taxRateBp: z.number().int().min(0).max(2_000),
  deliveryDays: z.number().int().min(0).max(365).nullable().default(null),
  note: plainText(300).default(''),
  /** For goods outside the catalogue alone; what an item of the catalogue costs the shop knows, and refuses to be told. */
  cost: price.nullable().default(null),
  floor: price.nullable().default(null),
  supplier: plainText(60).default(''),
  /** Why it is sold below its floor, at a loss or for too little. */
  priceReason: plainText(200).default(''),
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

const amounts = { cost: unitPriceText.nullable(), floor: unitPriceText.nullable() };

export const deskLine = quoteLine.extend({
  taxRateBp: z.number().int(),
  ...amounts,
  supplier: z.string(),
  source: z.enum(['catalogue', 'changed', 'typed']),
  /** What the catalogue says where the desk has changed it, and why. */
  change: z.object({ before: z.object(amounts), reason: z.string() }).nullable(),
  /** What the line earns; negative: a loss. Null without a cost. */
  profit: amountText.nullable(),
  /** In basis points of the price; null without a cost. */
  marginBp: z.number().int().nullable(),
  priceReason: z.string(),
  /** Why a second person has to look; empty when nobody has. */
  reviewReasons: z.array(z.string()),
  /** What the wish comes to in the unit the item is sold by, or what has to be asked about it. */
  conversion: z.string(),
});
export type DeskLine = z.infer<typeof deskLine>;

/** What the lines that count earn together, freight apart. */
export const profitSum = z.object({
  cost: amountText,
  profit: amountText,
  marginBp: z.number().int().nullable(),
  /** Counted lines without a cost, which are not in the sum. */
  unknown: z.number().int(),
});
export type ProfitSumView = z.infer<typeof profitSum>;

/** Cost and floor of one line for another reason than the catalogue has. */
export const basisChange = {
  lineNo: z.number().int().min(1).max(9_999),
  offerNo: z.number().int().min(1).max(9),
  cost: price,
  floor: price,
  reason: plainText(200).min(1, '请填写修改的原因'),
};
export type BasisChange = z.output<z.ZodObject<typeof basisChange>>;

const deskAct = z.enum(['take', 'ask', 'close', 'replace', 'revise', 'check']);
export type DeskAct = z.infer<typeof deskAct>;

export const deskQuote = queueRow.extend({
  /** What the reader may do now; `take`: open, and in somebody else's hands or in nobody's. */
  acts: z.array(deskAct),
  note: z.string(),
  closeReason: z.string(),
  ...replacement,
  enquiryNo: z.string().nullable(),
  /** What the desk works on; null while the sent version stands. */
  draft: quoteVersion
    .omit({ lines: true, changes: true })
    .extend({
      validDays: z.number().int(),
      state: z.string(),
      lines: z.array(deskLine),
      profit: profitSum,
    })
    .nullable(),
  /** Lines of the version that stands, with what they cost. */
  sentLines: z.array(deskLine),
  sentProfit: profitSum,
  versions: z.array(quoteVersion),
  events: z.array(loggedEvent),
  /** What the desk did among itself, the latest first; no customer is told. */
  deskEvents: z.array(loggedEvent),
  files: z.array(quoteFile),
});
export type DeskQuote = z.infer<typeof deskQuote>;

/** An item of the catalogue as the desk offers it. */
export const foundItem = z.object({
  itemNo: z.string(),
  name: z.string(),
  brandName: z.string(),
  model: z.string(),
  unit: z.string(),
  packQuantity: z.number().int(),
  baseUnit: z.string(),
  moq: z.number().int(),
  step: z.number().int(),
  taxRateBp: z.number().int(),
  salesPrice: unitPriceText,
  ...amounts,
  supplier: z.string(),
  available: z.number().int(),
  deliveryDays: z.number().int().nullable(),
});
export type FoundItem = z.infer<typeof foundItem>;
