import { z } from 'zod';
import { loggedEvent } from '#business/documents/contract/log-schemas.ts';
import { EMPTY_FILE } from '#platform/shared/empty-file.ts';
import { pageInput } from '#platform/shared/pagination.ts';
import { MAX_QUANTITY } from '#platform/shared/quantity-limit.ts';
import { amountText, calendarDay, instantText, plainText } from '#platform/shared/wire-schemas.ts';
import { orderNo, parcel, parcelLine, shipmentNo, signCount, signRecord } from './fulfilment-schemas.ts';

/** A scan of a page needs less. */
const MAX_RECEIPT_BYTES = 3 * 1024 * 1024;
const MAX_RECEIPTS = 5;

export const queueTab = z.enum(['confirming', 'to_pick', 'picking', 'picked', 'on_way', 'delivered', 'all']);
export type QueueTab = z.infer<typeof queueTab>;

export const queueInput = z.strictObject({
  ...pageInput,
  tab: queueTab.default('to_pick'),
  /** Number of an order, a PO, a parcel or of the carrier. */
  number: plainText(60).optional(),
  /** Number or name of a customer. */
  customer: plainText(60).optional(),
  /** Code of a warehouse; `-` for what suppliers send. */
  warehouse: plainText(20).optional(),
  overdue: z.boolean().default(false),
});
export type QueueInput = z.infer<typeof queueInput>;

/** Whose order it is and where it stands. */
const orderHead = z.object({
  orderNo: z.string(),
  version: z.number().int(),
  status: z.string(),
  statusLabel: z.string(),
  customerCode: z.string(),
  firmName: z.string(),
});

export const queueRow = orderHead.extend({
  poNumber: z.string().nullable(),
  submittedAt: instantText,
  receiver: z.string(),
  city: z.string(),
  lineCount: z.number().int(),
  totalAmount: amountText,
  /** 上海仓、供应商直送 */
  from: z.string(),
  /** What was promised for the part that leaves first of those that have not: 11月23日发货，11月24日送达. */
  promise: z.string().nullable(),
  overdue: z.boolean(),
  /** Parts by state: 待拣货 2. */
  partsText: z.string(),
  canConfirm: z.boolean(),
  toPick: z.number().int(),
  picking: z.number().int(),
});
export type QueueRow = z.infer<typeof queueRow>;

const lineNo = z.number().int().min(1).max(9_999);
const partNo = z.number().int().min(1).max(9_999);

/** Every act names the state the person saw. */
const act = { orderNo, version: z.number().int().min(1) };
const some = z.number().int().min(1).max(MAX_QUANTITY);
const moreOrNone = z.number().int().min(0).max(MAX_QUANTITY);

export const orderAct = z.strictObject(act);
/** Without a part: every part of the order that waits for this act. */
export const partsAct = z.strictObject({ ...act, partNo: partNo.optional() });
export const divideInput = z.strictObject({
  ...act,
  partNo,
  promisedOn: calendarDay().nullable().default(null),
  lines: z
    .array(z.strictObject({ lineNo, quantity: some }))
    .min(1)
    .max(2_000),
});
/** New days of a part: told by the warehouse, a supplier or a carrier. */
export const postponeInput = z.strictObject({
  ...act,
  partNo,
  shipOn: calendarDay('请填写发货日'),
  /** Null: nobody knows. */
  arriveOn: calendarDay('送达日格式应为 YYYY-MM-DD').nullable(),
  /** Goes to the buyer. */
  reason: plainText(200).min(2, '请填写改期原因'),
});
export const pickInput = z.strictObject({
  ...act,
  partNo,
  lines: z
    .array(z.strictObject({ lineNo, found: moreOrNone }))
    .min(1)
    .max(2_000),
  /** What becomes of what was not found. */
  rest: z.enum(['later', 'cancel']).default('later'),
});
export const shipInput = z.strictObject({
  ...act,
  partNo,
  carrier: plainText(30).min(1, '请选择承运商'),
  trackingNo: z
    .string()
    .trim()
    .regex(/^[0-9A-Za-z][0-9A-Za-z-]{3,39}$/, '运单号应为 4 至 40 位字母、数字或连字符'),
  /** Absent: everything that lies ready. */
  lines: z
    .array(z.strictObject({ lineNo, quantity: some }))
    .min(1)
    .max(2_000)
    .optional(),
});
export const cancelInput = z.strictObject({ ...act, reason: plainText(200).min(2, '请填写取消原因') });
export const noteInput = z.strictObject({ orderNo, text: plainText(500).min(1, '请填写备注') });

const receipts = z
  .array(z.file().min(1, EMPTY_FILE).max(MAX_RECEIPT_BYTES, '单个文件请控制在 3 MB 以内'))
  .max(MAX_RECEIPTS, `一次最多上传 ${MAX_RECEIPTS} 个文件`);

export const deliverInput = z.strictObject({ ...act, shipmentNo });
export const refuseInput = z.strictObject({
  ...act,
  shipmentNo,
  signer: plainText(30).min(1, '请填写拒收人'),
  reason: plainText(200).min(2, '请填写拒收原因'),
});
export const deskSignInput = z.strictObject({
  ...act,
  shipmentNo,
  signer: plainText(30).min(1, '请填写签收人'),
  note: plainText(500).default(''),
  lines: z.array(signCount).min(1).max(2_000),
  receipts: receipts.default([]),
});
export const receiptInput = z.strictObject({ shipmentNo, receipts: receipts.min(1, '请选择文件') });

const partAct = z.enum(['postpone', 'divide', 'start', 'putBack', 'pick', 'ship']);
export type PartAct = z.infer<typeof partAct>;
const parcelAct = z.enum(['deliver', 'sign', 'refuse', 'addReceipts', 'takeBack']);
export type ParcelAct = z.infer<typeof parcelAct>;

/** `takeBack`: refused, and its goods may go back to their warehouse. */
const deskParcel = parcel.extend({ acts: z.array(parcelAct) });
export type DeskParcel = z.infer<typeof deskParcel>;

export const deskPart = z.object({
  partNo: z.number().int(),
  from: z.string(),
  warehouse: z.string().nullable(),
  /** What was promised for it, in the words used everywhere. */
  promise: z.string(),
  /** The days themselves, for whoever changes them. */
  shipOn: calendarDay().nullable(),
  arriveOn: calendarDay().nullable(),
  /** What the desk may do with it now. */
  acts: z.array(partAct),
  overdue: z.boolean(),
  status: z.string(),
  statusLabel: z.string(),
  lines: z.array(parcelLine.extend({ picked: z.number().int(), shipped: z.number().int(), held: z.number().int() })),
});
export type DeskPart = z.infer<typeof deskPart>;

export const deskOrder = orderHead.extend({
  buyerName: z.string(),
  poNumber: z.string().nullable(),
  note: z.string(),
  /** Way and standing in words: 在线支付，已付款. */
  payment: z.string(),
  submittedAt: instantText,
  totalAmount: amountText,
  address: z.object({ receiver: z.string(), phone: z.string(), place: z.string() }),
  lines: z.array(
    parcelLine.extend({
      cancelled: z.number().int(),
      shipped: z.number().int(),
      signed: z.number().int(),
    }),
  ),
  parts: z.array(deskPart),
  parcels: z.array(deskParcel),
  signs: z.array(signRecord),
  /** What the desk did and noted, the latest first; customers never see it. */
  log: z.array(loggedEvent),
  /** What the desk may do with it now; `cancel`: something has not left. */
  acts: z.array(z.enum(['confirm', 'cancel'])),
  /** Its turn has come, and it is split into parts within seconds. */
  splitting: z.boolean(),
});
export type DeskOrder = z.infer<typeof deskOrder>;
