import { z } from 'zod';
import { listColumns, shownBeside, writtenRow } from '#business/written-lines/contract/list-schemas.ts';
import { priceTier } from '#features/prices/contract/price-schemas.ts';
import { EMPTY_FILE } from '#platform/shared/empty-file.ts';
import { amountText, plainText, unitPriceText } from '#platform/shared/wire-schemas.ts';
import { MAX_BULK_BYTES, MAX_CHECKED_ROWS, MAX_PROPOSED_TEXTS, MAX_TYPED_ROWS } from './bulk-limits.ts';

/** Name of a list that somebody brought; random, and looked up among the caller's own. */
export const listNo = z.string().regex(/^BL[0-9a-f]{16}$/, '清单编号格式不正确');

export const checkedRows = z.array(writtenRow).min(1, '没有要校验的行').max(MAX_CHECKED_ROWS);
export const typedRows = z
  .array(writtenRow)
  .min(1, '没有要加入的行')
  .max(MAX_TYPED_ROWS, `一次最多 ${MAX_TYPED_ROWS} 行，更多请用文件导入`);

/** `ask`: somebody has to choose before anything of the row is added. */
export const rowStatus = z.enum(['ok', 'warning', 'ask', 'error']);
export type RowStatus = z.infer<typeof rowStatus>;

/** Rows of the same item: one line with the sum, or a line for each purpose. */
export const duplicates = z.enum(['merge', 'separate']);
export type Duplicates = z.infer<typeof duplicates>;

const bulkItem = z.object({
  itemCode: z.string(),
  productName: z.string(),
  brandName: z.string().nullable(),
  mpn: z.string().nullable(),
  orderUnit: z.string(),
  packQuantity: z.int(),
  baseUnit: z.string(),
  moqSales: z.int(),
  moqIncrement: z.int(),
  deliveryText: z.string(),
  /** Free stock in order units; null for goods that do not leave from stock. */
  available: z.int().nullable(),
  /** Prices by quantity; empty where the quantity changes nothing. */
  tiers: z.array(priceTier),
});
export type BulkItem = z.infer<typeof bulkItem>;

const candidate = z.object({ itemCode: z.string(), productName: z.string(), brandName: z.string().nullable() });
export type Candidate = z.infer<typeof candidate>;

/** A quantity somebody may choose, with what it comes to. */
const quantityChoice = z.object({
  quantity: z.int(),
  /** 2 盒; as the quantity of the row it is in order. */
  text: z.string(),
  /** 多 88 个; empty where it comes out even. */
  note: z.string(),
  amount: amountText.nullable(),
});
export type QuantityChoice = z.infer<typeof quantityChoice>;

export const judgedRow = z.object({
  rowNumber: z.int(),
  /** What the row was found by, or would have been. */
  code: z.string(),
  /** As written, with its unit. */
  quantity: z.string(),
  /** 200 个 = 2 盒（100 个/盒）; empty where nothing was converted. */
  conversion: z.string(),
  /** What it is wanted for, in words. */
  purpose: z.string(),
  /** The same by its fields, for an enquiry about it. */
  fields: shownBeside,
  status: rowStatus,
  /** What is wrong, or what will be done otherwise than written; empty when all is well. */
  message: z.string(),
  matchedBy: z.enum(['item', 'customer', 'mpn']).nullable(),
  item: bulkItem.nullable(),
  /** What the row asks for in order units; null where that is not known. */
  wantedQuantity: z.int().nullable(),
  /** What would be added; 0 for errors. */
  orderQuantity: z.int(),
  /** The quantity that would do, where the one asked for does not. */
  suggestedQuantity: z.int().nullable(),
  salesPrice: unitPriceText.nullable(),
  amount: amountText.nullable(),
  /** Quantities to choose from where the one written does not decide. */
  choices: z.array(quantityChoice),
  /** Items among which the number does not decide. */
  candidates: z.array(candidate),
  /** Words that goods can be proposed for, where no number named an item; null where there are none. */
  searchText: z.string().nullable(),
  /** Somebody has chosen for this row of a list. */
  answered: z.boolean(),
});
export type JudgedRow = z.infer<typeof judgedRow>;

export const uploadInput = z.strictObject({
  fileName: plainText(255).min(1, '缺少文件名'),
  file: z.file().min(1, EMPTY_FILE).max(MAX_BULK_BYTES, '文件最大 5 MB，请拆成几个文件'),
});

export const bulkList = z.object({
  listNo,
  fileName: z.string(),
  header: z.array(z.string()),
  mapping: listColumns,
  rowCount: z.int(),
  /** First rows as they came, to see what the columns mean. */
  sample: z.array(z.array(z.string())),
});
export type BulkList = z.infer<typeof bulkList>;

export const uploadedList = bulkList.extend({
  /** What was found out about the file: encoding, separator, sheet. */
  notes: z.array(z.string()),
  /** Who knew the columns: this person before, or the words of the header. */
  mappingFrom: z.enum(['remembered', 'guessed']),
});
export type UploadedList = z.infer<typeof uploadedList>;

/** What somebody chose for a row of a list: the item, the quantity with its unit, or both. */
export const rowAnswer = z.strictObject({
  goodsCode: plainText(120).min(1).optional(),
  quantity: plainText(40).min(1).optional(),
});
export type RowAnswer = z.infer<typeof rowAnswer>;

export const answerInput = z.strictObject({
  listNo,
  rowNumber: z.int().min(1).max(1_000_000),
  /** Null takes back what was chosen. */
  answer: rowAnswer.nullable(),
});

/** Words of so many rows are looked up by one call. */
export const proposeInput = z.strictObject({
  texts: z.array(plainText(120).min(1)).min(1).max(MAX_PROPOSED_TEXTS, `一次最多查 ${MAX_PROPOSED_TEXTS} 个名称`),
});
export const proposed = z.object({
  proposals: z.array(z.object({ text: z.string(), candidates: z.array(candidate) })),
});

export const rowsPage = z.object({
  rows: z.array(judgedRow),
  /** Where the next rows begin; null after the last ones. */
  next: z.int().nullable(),
});

export const addChoices = z.strictObject({
  duplicates,
  /** Rows with a changed quantity are added, too. */
  withWarnings: z.boolean(),
});
export type AddChoices = z.infer<typeof addChoices>;

const rejectedRow = z.object({ rowNumber: z.int(), code: z.string(), message: z.string() });
export type RejectedRow = z.infer<typeof rejectedRow>;

export const bulkAddResult = z.object({
  /** Rows that are in the cart now; with `rejected` they are all rows. */
  addedRows: z.int(),
  /** Lines of the cart they went into. */
  addedLines: z.int(),
  addedQuantity: z.int(),
  addedAmount: amountText,
  /** Kinds of goods in the cart afterwards. */
  cartCount: z.int(),
  skuCodes: z.array(z.string()),
  rejected: z.array(rejectedRow),
});
export type BulkAddResult = z.infer<typeof bulkAddResult>;
