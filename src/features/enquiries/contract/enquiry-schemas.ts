import { z } from 'zod';
import { attachedFile } from '#business/attachments/contract/attachment-schemas.ts';
import { ENQUIRY_NUMBER } from '#business/document-numbers/contract/document-number.ts';
import { numberText } from '#business/document-numbers/contract/number-text.ts';
import { loggedEvent } from '#business/documents/contract/log-schemas.ts';
import { shownLineFields, writtenLineFields } from '#business/line-fields/contract/line-field-schemas.ts';
import { pageInput, pageOf } from '#platform/shared/pagination.ts';
import { instantText, itemNo, plainText, quantity, rowId, unitPriceText } from '#platform/shared/wire-schemas.ts';

export const enquiryNo = numberText(ENQUIRY_NUMBER);

const MAX_LINES = 200;
const MAX_FILES = 10;

/** A wish: an item by its number, or words with brand and model. */
const wishedLine = z
  .strictObject({
    itemNo: itemNo.optional(),
    /** What is wanted, in words; the item's own name stands in where it is empty. */
    name: plainText(200),
    brand: plainText(60).default(''),
    model: plainText(60).default(''),
    unit: plainText(10).default(''),
    quantity,
    /** Yuan a piece, tax included. */
    targetPrice: unitPriceText.optional(),
    /** 接受替代品 */
    acceptSubstitute: z.boolean().default(false),
    ...writtenLineFields,
    /** Material, standard, use: what has no item number takes more words. */
    note: plainText(300).default(''),
    /** Pictures and drawings handed in before with `enquiry/upload`. */
    fileIds: z.array(rowId).max(5, '每行最多 5 个附件').default([]),
  })
  .refine(({ itemNo: number, name }) => Boolean(number) || name !== '', '请填写商品编码或商品描述');
export type WishedLine = z.output<typeof wishedLine>;

const sourceName = z.enum(['search', 'sku', 'list', 'cart', 'match', 'typed']);

const lines = z.array(wishedLine).max(MAX_LINES, `一张询价单最多 ${MAX_LINES} 行`);
const written = {
  title: plainText(80).default(''),
  note: plainText(500).default(''),
  source: sourceName.default('typed'),
  urgent: z.boolean().default(false),
  fileIds: z.array(rowId).max(MAX_FILES, `最多 ${MAX_FILES} 个附件`).default([]),
  /** Draft of the own that this goes on with, as it was last seen. */
  draft: z.strictObject({ enquiryNo, version: z.number().int().min(1) }).optional(),
};

export const createInput = z.strictObject({ ...written, lines: lines.min(1, '请至少填写一行') });
export type CreateInput = z.output<typeof createInput>;
export type CreateRequest = z.input<typeof createInput>;

/** A draft may still be without lines; everything that stands in it is as sound as what is sent. */
export const draftInput = z.strictObject({ ...written, lines });
export type DraftInput = z.output<typeof draftInput>;
export type DraftRequest = z.input<typeof draftInput>;

export const savedDraft = z.object({ enquiryNo: z.string(), version: z.number().int(), savedAt: instantText });
export type SavedDraft = z.infer<typeof savedDraft>;

export const createdEnquiry = z.object({
  enquiryNo: z.string(),
  statusLabel: z.string(),
  /** Until when the shop has promised an answer. */
  dueAt: instantText,
});

const tabName = z.enum(['all', 'draft', 'open', 'more_info', 'quoted', 'ended']);

export const listInput = z.strictObject({
  tab: tabName.default('all'),
  /** Number, or words of the title and the lines. */
  keyword: plainText(60).optional(),
  ...pageInput,
});
export type ListInput = z.output<typeof listInput>;

export const enquiryRow = z.object({
  enquiryNo: z.string(),
  title: z.string(),
  status: z.string(),
  statusLabel: z.string(),
  urgent: z.boolean(),
  lineCount: z.number().int(),
  buyerName: z.string(),
  /** Not sent yet: it can be gone on with. */
  draft: z.boolean(),
  /** When it was sent; of a draft, when it was last written. */
  createdAt: instantText,
  /** Until when an answer is promised; null where the shop has nothing to answer. */
  dueAt: instantText.nullable(),
  quoteNo: z.string().nullable(),
});
export type EnquiryRow = z.infer<typeof enquiryRow>;
export const enquiryPage = pageOf(enquiryRow).extend({ counts: z.record(tabName, z.number().int()) });

export const enquiryFile = attachedFile.extend({ lineNo: z.number().int().nullable() });
export type EnquiryFile = z.infer<typeof enquiryFile>;

export const enquiryLine = z.object({
  lineNo: z.number().int(),
  itemNo: z.string(),
  name: z.string(),
  brand: z.string(),
  model: z.string(),
  unit: z.string(),
  quantity: z.number().int(),
  targetPrice: unitPriceText.nullable(),
  acceptSubstitute: z.boolean(),
  ...shownLineFields,
  outcome: z.string(),
  outcomeLabel: z.string(),
  outcomeNote: z.string(),
});
export type EnquiryLine = z.infer<typeof enquiryLine>;

const head = {
  enquiryNo: z.string(),
  title: z.string(),
  note: z.string(),
  status: z.string(),
  statusLabel: z.string(),
  urgent: z.boolean(),
  closeReason: z.string(),
  createdAt: instantText,
  dueAt: instantText.nullable(),
  version: z.number().int(),
  lines: z.array(enquiryLine),
  files: z.array(enquiryFile),
  /** The latest first. */
  events: z.array(loggedEvent),
  quoteNo: z.string().nullable(),
};

export const enquiryDetail = z.object({
  ...head,
  buyerName: z.string(),
  source: sourceName,
  /** Not sent yet: it can be gone on with. */
  draft: z.boolean(),
  /** The shop waits for an answer to its question. */
  asked: z.boolean(),
  canCancel: z.boolean(),
  canAnswer: z.boolean(),
  canTransfer: z.boolean(),
});
export type EnquiryDetail = z.infer<typeof enquiryDetail>;

export const transferred = z.object({
  enquiryNo: z.string(),
  quoteNo: z.string(),
  /** Where it goes on. */
  href: z.string(),
});

const deskAct = z.enum(['take', 'ask', 'close', 'quote']);
export type DeskAct = z.infer<typeof deskAct>;
/** What the reader may do now; `take`: open, and in somebody else's hands or in nobody's. */
const acts = z.array(deskAct);

export const deskEnquiry = z.object({
  acts,
  ...head,
  firmName: z.string(),
  assigneeName: z.string(),
  overdue: z.boolean(),
  /** Job code of the sales person whose link brought the buyer. */
  shareCode: z.string().nullable(),
});
export type DeskEnquiry = z.infer<typeof deskEnquiry>;

const deskTab = z.enum(['new', 'mine', 'working', 'waiting', 'all']);
export type DeskTab = z.infer<typeof deskTab>;
export const queueInput = z.strictObject({
  tab: deskTab.default('new'),
  keyword: plainText(60).optional(),
  ...pageInput,
});
export type QueueInput = z.output<typeof queueInput>;

export const queueRow = z.object({
  enquiryNo: z.string(),
  title: z.string(),
  firmName: z.string(),
  status: z.string(),
  statusLabel: z.string(),
  urgent: z.boolean(),
  lineCount: z.number().int(),
  assigneeName: z.string(),
  createdAt: instantText,
  dueAt: instantText.nullable(),
  overdue: z.boolean(),
  version: z.number().int(),
  quoteNo: z.string().nullable(),
  acts,
});
export type QueueRow = z.infer<typeof queueRow>;
export const queuePage = pageOf(queueRow).extend({ counts: z.record(deskTab, z.number().int()) });
