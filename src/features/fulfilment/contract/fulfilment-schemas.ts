import { z } from 'zod';
import { ORDER_NUMBER, SHIPMENT_NUMBER } from '#business/document-numbers/contract/document-number.ts';
import { numberText } from '#business/document-numbers/contract/number-text.ts';
import { shownLineFields } from '#business/line-fields/contract/line-field-schemas.ts';
import { MAX_QUANTITY } from '#platform/shared/quantity-limit.ts';
import { instantText, plainText } from '#platform/shared/wire-schemas.ts';

export const orderNo = numberText(ORDER_NUMBER);
export const shipmentNo = numberText(SHIPMENT_NUMBER);

const count = z.number().int().min(0).max(MAX_QUANTITY);
const status = z.string();

/** What somebody counted of one line. Accepted and missing add up to what was sent. */
export const signCount = z.strictObject({
  lineNo: z.number().int().min(1),
  received: count,
  short: count.default(0),
  over: count.default(0),
  damaged: count.default(0),
});
export type SignCountInput = z.infer<typeof signCount>;

/** Goods with what the buyer wrote to them; what is internal is told inside the company alone. */
const goods = {
  lineNo: z.number().int(),
  skuCode: z.string(),
  productName: z.string(),
  productImg: z.string(),
  orderUnit: z.string(),
  ...shownLineFields,
};

export const parcelLine = z.object({ ...goods, quantity: z.number().int() });
export type ParcelGoods = z.infer<typeof parcelLine>;

/** One piece of news about a parcel, the latest first. */
export const trackEvent = z.object({ at: instantText, place: z.string(), words: z.string() });

export const parcel = z.object({
  shipmentNo: z.string(),
  partNo: z.number().int(),
  /** What was promised for its part; null once somebody has taken it or not. */
  promise: z.string().nullable(),
  carrier: z.string(),
  trackingNo: z.string(),
  status,
  statusLabel: z.string(),
  shippedAt: instantText,
  deliveredAt: instantText.nullable(),
  lines: z.array(parcelLine),
  events: z.array(trackEvent),
  /** The caller may say what arrived. */
  canSign: z.boolean(),
  /** Counts as signed then, if nobody says anything. */
  autoSignAt: instantText.nullable(),
});
export type Parcel = z.infer<typeof parcel>;

/** A part that has not left wholly, with what still waits. */
export const waitingPart = z.object({
  partNo: z.number().int(),
  /** 上海仓, or 供应商直送. */
  from: z.string(),
  /** What was promised for it, in the words used everywhere. */
  promise: z.string(),
  status,
  statusLabel: z.string(),
  lines: z.array(parcelLine),
});
export type WaitingPart = z.infer<typeof waitingPart>;

export const logistics = z.object({
  orderNo: z.string(),
  parcels: z.array(parcel),
  waiting: z.array(waitingPart),
});
export type Logistics = z.infer<typeof logistics>;

export const receiptFile = z.object({ name: z.string(), href: z.string(), mediaType: z.string() });

export const signRecord = z.object({
  shipmentNo: z.string(),
  trackingNo: z.string(),
  carrier: z.string(),
  signer: z.string(),
  /** `person`, `auto` or `refused`. */
  kind: z.string(),
  kindLabel: z.string(),
  note: z.string(),
  signedAt: instantText,
  lines: z.array(
    z.object({
      ...goods,
      sent: z.number().int(),
      received: z.number().int(),
      short: z.number().int(),
      over: z.number().int(),
      damaged: z.number().int(),
    }),
  ),
  receipts: z.array(receiptFile),
});
export type SignRecord = z.infer<typeof signRecord>;

export const signList = z.object({ orderNo: z.string(), records: z.array(signRecord) });
export type SignList = z.infer<typeof signList>;

export const signInput = z.strictObject({
  shipmentNo,
  signer: plainText(30).min(1, '请填写签收人'),
  note: plainText(500).default(''),
  lines: z.array(signCount).min(1).max(2_000),
});
export type SignInput = z.infer<typeof signInput>;
