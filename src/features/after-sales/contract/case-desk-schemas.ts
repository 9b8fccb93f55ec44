import { z } from 'zod';
import { loggedEvent } from '#business/documents/contract/log-schemas.ts';
import { shownLineFields } from '#business/line-fields/contract/line-field-schemas.ts';
import { pageOf } from '#platform/shared/pagination.ts';
import { amountText, instantText, unitPriceText } from '#platform/shared/wire-schemas.ts';
import { tabName } from './case-desk-inputs.ts';
import { caseFile } from './case-schemas.ts';

export const caseQueueRow = z.object({
  caseNo: z.string(),
  kind: z.string(),
  kindLabel: z.string(),
  status: z.string(),
  statusLabel: z.string(),
  firmName: z.string(),
  orderNo: z.string(),
  /** 角磨机 等 3 种. */
  goods: z.string(),
  reasons: z.string(),
  lineCount: z.number().int(),
  /** Units asked for. */
  quantity: z.number().int(),
  askedAmount: amountText,
  assigneeName: z.string(),
  createdAt: instantText,
  /** Until when the desk has promised its step; null while others are to act. */
  dueAt: instantText.nullable(),
  /** Of the promised time: none, the last quarter of it, past. */
  clock: z.enum(['none', 'soon', 'late']),
  /** A decision waits for a second person. */
  checking: z.boolean(),
  version: z.number().int(),
});
export type CaseQueueRow = z.infer<typeof caseQueueRow>;
export const caseQueuePage = pageOf(caseQueueRow).extend({
  /** Of the tabs a person works in; not of all cases there ever were. */
  counts: z.partialRecord(tabName, z.number().int()),
});

const units = z.number().int();

export const deskCaseLine = z.object({
  lineNo: z.number().int(),
  orderLineNo: z.number().int(),
  /** What the buyer wrote to the line of the order. */
  written: z.object(shownLineFields),
  itemNo: z.string(),
  productName: z.string(),
  orderUnit: z.string(),
  salesPrice: unitPriceText,
  orderQuantity: units,
  quantity: units,
  reason: z.string(),
  reasonLabel: z.string(),
  /** Of the shop, its supplier or carrier. */
  fault: z.boolean(),
  note: z.string(),
  measured: z.string(),
  askedAmount: amountText,
  granted: units.nullable(),
  grantedAmount: amountText,
  received: units.nullable(),
  good: units,
  blocked: units,
  scrap: units,
  refused: units,
  settled: units,
  /** Paid back before the case was opened again: of what is granted in all, these are not awaited once more. */
  paidBack: units,
});
export type DeskCaseLine = z.infer<typeof deskCaseLine>;

const deskCaseAct = z.enum(['take', 'grant', 'reject', 'ask', 'check', 'receive', 'inspect', 'repaired', 'say']);
export type DeskCaseAct = z.infer<typeof deskCaseAct>;

export const deskReturn = z.object({
  returnNo: z.string(),
  wayLabel: z.string(),
  status: z.string(),
  statusLabel: z.string(),
  carrier: z.string(),
  trackingNo: z.string(),
  warehouse: z.string(),
  warehouseName: z.string(),
  pickupSlot: z.string(),
  failure: z.string(),
  arrivedAt: instantText.nullable(),
  news: z.array(z.object({ at: instantText, words: z.string(), place: z.string() })),
});
export type DeskReturn = z.infer<typeof deskReturn>;

/** A decision that waits for a second person, in words and numbers. */
const waitingDecision = z.object({
  decidedBy: z.string(),
  at: instantText,
  amount: amountText,
  wayLabel: z.string(),
  lines: z.array(z.object({ lineNo: z.number().int(), quantity: units, amount: amountText })),
  freight: amountText,
  note: z.string(),
});

export const deskCase = caseQueueRow.omit({ goods: true, reasons: true, quantity: true }).extend({
  /** What the reader may do now. */
  acts: z.array(deskCaseAct),
  buyerName: z.string(),
  poNumber: z.string().nullable(),
  orderStatusLabel: z.string(),
  payment: z.string(),
  orderAmount: amountText,
  /** Of the order's freight, what may still go back. */
  freightLeft: amountText,
  submittedAt: instantText,
  signedAt: instantText.nullable(),
  receiver: z.object({ name: z.string(), phone: z.string(), place: z.string() }),
  /** Who hands the goods over, and where they are picked up (empty: they are not); null where nothing comes back. */
  contact: z.object({ name: z.string(), phone: z.string(), place: z.string() }).nullable(),
  grantedAmount: amountText,
  freight: amountText,
  returnWay: z.string(),
  wayLabel: z.string(),
  /** Ways the desk may choose for this kind. */
  ways: z.array(z.object({ code: z.string(), label: z.string() })),
  freightPayer: z.enum(['shop', 'buyer']),
  exchangeWishLabel: z.string(),
  quick: z.boolean(),
  /** Above it a second person agrees where no goods come back. */
  aloneAmount: amountText,
  rejectReason: z.string(),
  reopenings: z.number().int(),
  confirmUntil: instantText.nullable(),
  childOrderNo: z.string().nullable(),
  refund: z.object({ amount: amountText, done: z.boolean() }).nullable(),
  repair: z
    .object({ finding: z.string(), estimate: amountText, days: z.number().int(), statusLabel: z.string() })
    .nullable(),
  decision: waitingDecision.nullable(),
  /** Where goods are awaited, or where they left from. */
  warehouse: z.string(),
  lines: z.array(deskCaseLine),
  returns: z.array(deskReturn),
  files: z.array(caseFile),
  events: z.array(loggedEvent),
  /** Other cases of the same order. */
  others: z.array(z.object({ caseNo: z.string(), kindLabel: z.string(), statusLabel: z.string() })),
});
export type DeskCase = z.infer<typeof deskCase>;

const count = z.number().int();

/** Limits and times of the shop, as they stand. */
export const casePolicy = z.object({
  version: count,
  ...{ quickCase: amountText, quickMonth: amountText, alone: amountText },
  ...{ reviewHours: count, inspectHours: count, confirmDays: count, reopenDays: count, returnDays: count },
  ...{ freeDays: count, faultDays: count, warrantyDays: count },
});
export type CasePolicyView = z.infer<typeof casePolicy>;
