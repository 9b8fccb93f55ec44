import { z } from 'zod';
import { amountText } from '#platform/shared/wire-schemas.ts';
import { deliveryAnswer, deliveryLine, deliveryPickFields } from './delivery-schemas.ts';
import { type Days, inOrder, inReach, notTooLong, OUT_OF_REACH, TOO_LONG, WRONG_ORDER } from './filter-days.ts';
import { filterFields } from './report-filter.ts';
import { percentText, reportHead, tile } from './report-schemas.ts';

const { from, to, compare, grain } = filterFields;

/** Time, comparison and how long the stretches of a chart are: the desk looks at all firms together. */
const deskWith = <S extends z.ZodRawShape>(more: S) =>
  z
    .strictObject({ from, to, compare, grain, ...more })
    .refine((input) => inOrder(input as unknown as Days), WRONG_ORDER)
    .refine((input) => inReach(input as unknown as Days), OUT_OF_REACH)
    .refine((input) => notTooLong(input as unknown as Days), TOO_LONG);

const after = z.string().max(60).optional();
const limit = z.int().min(1).max(100).default(50);

export const deskFilter = deskWith({});
export type DeskFilter = z.infer<typeof deskFilter>;

const turnoverPoint = z.object({
  from: z.string(),
  to: z.string(),
  label: z.string(),
  amount: amountText,
  before: amountText.nullable(),
  orders: z.int(),
  running: z.boolean(),
});

export const deskOverview = z.object({
  head: reportHead,
  tiles: z.array(tile),
  series: z.array(turnoverPoint),
  delivery: deliveryAnswer.pick({ series: true, sides: true, reasons: true }),
});
export type DeskOverview = z.infer<typeof deskOverview>;

export const firmTurnoverInput = deskWith({ after, limit });
export const firmTurnover = z.object({
  customerCode: z.string(),
  firmName: z.string(),
  orders: z.int(),
  amount: amountText,
  /** Of the turnover of all firms. */
  share: percentText.nullable(),
  before: amountText.nullable(),
  change: percentText.nullable(),
});
export type FirmTurnover = z.infer<typeof firmTurnover>;
export const firmTurnoverPage = z.object({
  total: z.int(),
  amount: amountText,
  rows: z.array(firmTurnover),
  next: z.string().nullable(),
});

/** An order as it stands in a sum of a firm; what corrects a closed month is a row of its own. */
export const firmOrder = z.object({
  orderNo: z.string(),
  on: z.string(),
  statusLabel: z.string(),
  amount: amountText,
  correction: z.boolean(),
});
export type FirmOrder = z.infer<typeof firmOrder>;
export const firmOrdersPage = z.object({
  firmName: z.string(),
  total: z.int(),
  amount: amountText,
  rows: z.array(firmOrder),
  next: z.string().nullable(),
});
export const firmOrdersInput = deskWith({ customerCode: z.string().min(1).max(40), after, limit });

export const deskDeliveriesInput = deskWith({ ...deliveryPickFields, after, limit });
export const deskDelivery = deliveryLine.omit({ person: true }).extend({ firmName: z.string() });
export type DeskDelivery = z.infer<typeof deskDelivery>;
export const deskDeliveriesPage = z.object({
  total: z.int(),
  rows: z.array(deskDelivery),
  next: z.string().nullable(),
});
