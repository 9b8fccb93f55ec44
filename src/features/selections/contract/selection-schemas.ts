import { z } from 'zod';
import { namedGoods } from '#features/catalog/contract/named-goods.ts';
import { MAX_PAGE_SIZE } from '#platform/shared/pagination.ts';
import {
  amountText,
  instantText,
  itemNo,
  plainText,
  quantity,
  rowId,
  unitPriceText,
} from '#platform/shared/wire-schemas.ts';

/** The same numbers as in the rules, which the contract may not import. */
const NAME_MAX = 60;
const NOTE_MAX = 200;
export const MAX_LINES = 2_000;

export const listName = plainText(NAME_MAX).min(1, '请填写清单名称');
export const note = plainText(NOTE_MAX);
export const version = z.number().int().positive();

export const wantedLine = z.strictObject({ skuCode: itemNo, quantity, note: note.default('') });
export type SelectionWish = z.infer<typeof wantedLine>;
export const wantedLines = z.array(wantedLine).max(MAX_LINES, `一次最多 ${MAX_LINES} 行`);
export const skuCodes = z.array(itemNo).min(1).max(MAX_LINES);

export const listsInput = z.strictObject({
  /** Own lists, those that colleagues share, or both. */
  scope: z.enum(['all', 'own', 'shared']).default('all'),
  keyword: plainText(60).optional(),
  pageNo: z.number().int().min(1).max(10_000).default(1),
  pageSize: z.number().int().min(1).max(MAX_PAGE_SIZE).default(20),
});
export type SelectionListsInput = z.infer<typeof listsInput>;

export const listHead = z.object({
  listId: rowId,
  name: z.string(),
  note: z.string(),
  shared: z.boolean(),
  /** The caller's own: others are looked at, used and copied. */
  own: z.boolean(),
  ownerName: z.string(),
  lineCount: z.number().int(),
  version: z.number().int(),
  updatedAt: instantText,
});
export type SelectionHead = z.infer<typeof listHead>;

export const listRow = listHead.extend({
  /** Pictures of the first goods. */
  pictures: z.array(z.string()),
});
export type SelectionRow = z.infer<typeof listRow>;

export const listLine = z.object({
  ...namedGoods,
  quantity: z.number().int(),
  note: z.string(),
  moqSales: z.number().int(),
  moqIncrement: z.number().int(),
  /** What one costs today in this quantity; null without a price. */
  salesPrice: unitPriceText.nullable(),
  amount: amountText,
  deliveryText: z.string(),
  /** Free stock in order units; null where it does not come from our stock. */
  available: z.number().int().nullable(),
  /** Why it cannot be bought now; such a line counts in no total. */
  obstacle: z.string().nullable(),
  /** The item no longer exists for the caller. */
  gone: z.boolean(),
});
export type SelectionLine = z.infer<typeof listLine>;

export const listDetail = listHead.extend({ lines: z.array(listLine) });
export type SelectionDetail = z.infer<typeof listDetail>;

/** After a change: the version the next change has to name. */
export const changed = z.object({ listId: rowId, version: z.number().int(), lineCount: z.number().int() });

/** What adding did: new lines, lines whose quantity grew, and numbers nobody can buy. */
export const added = changed.extend({
  addedCount: z.number().int(),
  mergedCount: z.number().int(),
  unknownCodes: z.array(z.string()),
});
export type SelectionAdded = z.infer<typeof added>;

/** What was deleted; for a day it can be had back under its number. */
export const deleted = z.object({ listId: rowId, name: z.string() });
