import { z } from 'zod';
import { filterWith } from './report-filter.ts';
import { percentText, reportHead, tile } from './report-schemas.ts';

/** Why a promise was not kept. */
export const lateReason = z.enum(['postponed', 'warehouse', 'supplier', 'carrier', 'short', 'refused']);
export type LateReason = z.infer<typeof lateReason>;

/** Who brings goods: a warehouse of the shop, a supplier, a carrier. */
export const deliverySide = z.enum(['warehouse', 'supplier', 'carrier']);
export type DeliverySide = z.infer<typeof deliverySide>;

export const deliveryState = z.enum(['kept', 'late', 'open', 'overdue', 'cancelled']);
export type DeliveryState = z.infer<typeof deliveryState>;

const share = percentText.nullable();
const days = z.string().nullable();

export const deliveryAnswer = z.object({
  head: reportHead,
  tiles: z.array(tile),
  series: z.array(
    z.object({
      from: z.string(),
      to: z.string(),
      label: z.string(),
      due: z.int(),
      onTime: share,
      inFull: share,
      both: share,
      days,
    }),
  ),
  reasons: z.array(z.object({ reason: lateReason, label: z.string(), lines: z.int(), share })),
  sides: z.array(
    z.object({
      side: deliverySide,
      code: z.string(),
      name: z.string(),
      lines: z.int(),
      onTime: share,
      both: share,
      days,
      p90: days,
      late: z.int(),
    }),
  ),
});

export type DeliveryAnswer = z.infer<typeof deliveryAnswer>;

/** Which lines: all that were due, those that were late, promises that are open, what came after its month was closed. */
export const deliveryPick = z.enum(['due', 'kept', 'late', 'open', 'overdue', 'corrected']);
export type DeliveryPick = z.infer<typeof deliveryPick>;

export const deliveryPickFields = {
  pick: deliveryPick.default('due'),
  reason: lateReason.optional(),
  side: deliverySide.optional(),
  /** Code of the side. */
  sideName: z.string().max(40).optional(),
};
export const deliveryLinesInput = filterWith({
  ...deliveryPickFields,
  after: z.string().max(60).optional(),
  limit: z.int().min(1).max(100).default(50),
});
export const deliveryExportInput = filterWith(deliveryPickFields);
export type DeliveryPickInput = z.infer<typeof deliveryExportInput>;

export const deliveryLine = z.object({
  orderNo: z.string(),
  lineNo: z.int(),
  partNo: z.int(),
  itemNo: z.string(),
  name: z.string(),
  unit: z.string(),
  quantity: z.int(),
  /** Taken in order; null where nothing was signed for yet. */
  received: z.int().nullable(),
  promisedOn: z.string(),
  shippedOn: z.string().nullable(),
  deliveredOn: z.string().nullable(),
  /** Days later than promised; null while it is open and not due. */
  lateDays: z.int().nullable(),
  state: deliveryState,
  reason: lateReason.nullable(),
  reasonLabel: z.string(),
  warehouse: z.string(),
  carrier: z.string(),
  person: z.string(),
  /** The promised day; of a correction the day it came. */
  countedOn: z.string(),
  /** Month that was closed already when this came: YYYY-MM. */
  correctionOf: z.string().nullable(),
});
export type DeliveryLine = z.infer<typeof deliveryLine>;

export const deliveryLinesAnswer = z.object({
  head: reportHead,
  total: z.int(),
  rows: z.array(deliveryLine),
  /** Where the next rows begin; null: these were the last. */
  next: z.string().nullable(),
});
