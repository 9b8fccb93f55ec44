import { z } from 'zod';
import { documentNumber } from '#business/document-numbers/contract/document-number.ts';
import { numberText } from '#business/document-numbers/contract/number-text.ts';
import { loggedEvent } from '#business/documents/contract/log-schemas.ts';
import { pageInput, pageOf } from '#platform/shared/pagination.ts';
import { amountText, instantText, plainText, rowId, unitPriceText } from '#platform/shared/wire-schemas.ts';
import { seen, statementFile, statementLine } from './statement-schemas.ts';
import { DISPUTE_KIND_CODES } from './statement-words.ts';

export const DISPUTE_NUMBER = documentNumber('YY', '异议单号', 'dispute_number_seq');
export const disputeNo = numberText(DISPUTE_NUMBER);
export const disputeKind = z.enum(DISPUTE_KIND_CODES);
const MAX_FILES = 10;
export const fileIds = z.array(rowId).max(MAX_FILES, `最多 ${MAX_FILES} 个附件`).default([]);
export const MAX_DISPUTED_LINES = 100;
const words = plainText(500);

export const disputeInput = z.strictObject({
  ...seen,
  kind: disputeKind,
  /** Each line gets a dispute of its own. */
  lines: z
    .array(
      z.strictObject({
        lineId: rowId,
        /** Of 数量 and 未收货: units that came. */
        quantity: z.number().int().min(0).max(999_999).optional(),
        /** Of 价格: what one unit should cost, tax included. */
        price: unitPriceText.optional(),
      }),
    )
    .min(1, '请选择有异议的行')
    .max(MAX_DISPUTED_LINES, `一次最多 ${MAX_DISPUTED_LINES} 行`),
  words: words.min(2, '请说明异议的原因'),
  fileIds,
});
export type DisputeInput = z.output<typeof disputeInput>;

export const disputeSeen = { disputeNo, version: z.number().int().min(1) };
export const disputeActed = z.object({
  disputeNo: z.string(),
  status: z.string(),
  statusLabel: z.string(),
  version: z.number().int(),
});
export const sayInput = z.strictObject({ disputeNo, text: words.min(1, '请填写内容'), fileIds });

export const buyerAct = z.enum(['say', 'withdraw', 'agree', 'decline']);
export const deskAct = z.enum(['say', 'take', 'grant', 'reject']);

const disputeState = {
  disputeNo: z.string(),
  statementNo: z.string(),
  kind: disputeKind,
  kindLabel: z.string(),
  status: z.string(),
  statusLabel: z.string(),
  tone: z.string(),
  version: z.number().int(),
  words: z.string(),
  /** What the customer says: units that came, price of one; null where it is not about it. */
  claimedQuantity: z.number().int().nullable(),
  claimedPrice: z.string().nullable(),
  asked: amountText,
  granted: amountText.nullable(),
  grantedQuantity: z.number().int().nullable(),
  answer: z.string(),
  ownerName: z.string().nullable(),
  /** Until when the side that is asked is to answer; null when it is over. */
  dueAt: instantText.nullable(),
  late: z.boolean(),
  createdAt: instantText,
  creatorName: z.string(),
};

const talk = {
  line: statementLine.omit({ dispute: true }),
  thread: z.array(loggedEvent.extend({ side: z.enum(['buyer', 'desk', 'shop']), files: z.array(statementFile) })),
};

export const disputeDetail = z.object({ ...disputeState, ...talk, acts: z.array(buyerAct) });
export type DisputeDetail = z.infer<typeof disputeDetail>;

export const disputeTab = z.enum(['waiting', 'mine', 'offered', 'late', 'ended', 'all']);
export const disputeQueueInput = z.strictObject({
  tab: disputeTab.default('waiting'),
  kind: disputeKind.optional(),
  keyword: plainText(60).optional(),
  ...pageInput,
});
export type DisputeQueueInput = z.output<typeof disputeQueueInput>;
export const disputeQueueRow = z.object({
  ...disputeState,
  firmName: z.string(),
  orderNo: z.string(),
  itemNo: z.string(),
  name: z.string(),
});
export type DisputeQueueRow = z.infer<typeof disputeQueueRow>;
export const disputeQueuePage = pageOf(disputeQueueRow).extend({ counts: z.record(disputeTab, z.number().int()) });
export type DisputeQueuePage = z.infer<typeof disputeQueuePage>;

export const deskDispute = z.object({ ...disputeState, ...talk, firmName: z.string(), acts: z.array(deskAct) });
export type DeskDispute = z.infer<typeof deskDispute>;

export const grantInput = z.strictObject({
  ...disputeSeen,
  /** Taken off what is due; yuan, at most what is left of the line. */
  amount: amountText.max(14, '金额过大').regex(/^\d/, '金额不能为负'),
  /** Of these, units that never came; they count as returned. */
  quantity: z.number().int().min(0).max(999_999).default(0),
  words: words.min(2, '请填写给客户的答复'),
});
export type GrantInput = z.output<typeof grantInput>;
export const rejectInput = z.strictObject({ ...disputeSeen, words: words.min(2, '请填写不同意的原因') });
