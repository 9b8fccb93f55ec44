import { z } from 'zod';
import { WAYBILL_CARRIERS } from '#business/carriers/contract/carriers.ts';
import { RETURN_NUMBER } from '#business/document-numbers/contract/document-number.ts';
import { numberText } from '#business/document-numbers/contract/number-text.ts';
import { BUYERS, defineEndpoint, TRADE_READERS } from '#platform/shared/define-endpoint.ts';
import { calendarDay } from '#platform/shared/wire-schemas.ts';
import { pickupAddress } from './apply-schemas.ts';
import { caseNo, deliveryAddress } from './case-schemas.ts';
import { askErrors, labelErrors, sendErrors } from './return-errors.ts';

const look = {
  identities: TRADE_READERS,
  permission: 'AFTER_SALES_ORDER_MANAGEMENT',
  specified: false,
} as const;
const act = {
  method: 'POST',
  identities: BUYERS,
  permission: 'AFTER_SALES_ADD',
  transaction: 'write',
  rate: 'order',
  idempotent: true,
  specified: false,
  objects: { caseNo: 'afterSale' },
  output: z.object({
    caseNo: z.string(),
    status: z.string(),
    statusLabel: z.string(),
    version: z.number().int(),
    returnNo: z.string(),
  }),
} as const;
const seen = { caseNo, version: z.number().int().min(1) };
const returnNo = numberText(RETURN_NUMBER);
const hours = z.enum(['morning', 'afternoon']);

/** How goods of a case can come back now. */
export const returnWays = z.object({
  /** The goods wait to be sent: `send` is possible. */
  maySend: z.boolean(),
  /** A carrier can be asked to come, at one of these times. */
  mayAsk: z.boolean(),
  slots: z.array(z.object({ day: z.string(), hours, words: z.string() })),
  carriers: z.array(z.string()),
  /** The parcel that is open, whose label can be printed; null where none is. */
  returnNo: z.string().nullable(),
  /** Where it goes; `address` is null where nobody has said: the label names the warehouse alone. */
  warehouseName: z.string(),
  address: deliveryAddress.nullable(),
  /** Where the carrier comes. */
  pickupAddress: deliveryAddress.nullable(),
});
export type ReturnWays = z.infer<typeof returnWays>;

export const askInput = z.strictObject({
  ...seen,
  slot: z.strictObject({ day: calendarDay(), hours }),
  /** Another place than before. */
  pickupAddress: pickupAddress.optional(),
});
export type AskInput = z.output<typeof askInput>;

export const sendInput = z.strictObject({
  ...seen,
  way: z.enum(['mail', 'deliver']),
  carrier: z.enum(WAYBILL_CARRIERS).optional(),
  trackingNo: z
    .string()
    .trim()
    .regex(/^[\w-]{4,40}$/, '运单号应为 4 至 40 位字母、数字或连字符')
    .optional(),
});
export type SendInput = z.output<typeof sendInput>;

/** Goods on their way back: pick-ups, waybills and labels (behaviours 2.7). */
export const returnContract = {
  ways: defineEndpoint({
    ...look,
    method: 'POST',
    path: '/after-sales/returns/ways',
    summary: '查询售后退回方式',
    input: z.strictObject({ caseNo }),
    objects: { caseNo: 'afterSale' },
    output: returnWays,
  }),
  ask: defineEndpoint({
    ...act,
    path: '/after-sales/returns/ask',
    summary: '预约上门取件',
    input: askInput,
    errors: askErrors,
  }),
  send: defineEndpoint({
    ...act,
    path: '/after-sales/returns/send',
    summary: '登记退货寄出',
    input: sendInput,
    errors: sendErrors,
  }),
  label: defineEndpoint({
    ...look,
    method: 'GET',
    path: '/after-sales/returns/label',
    summary: '打印退货标签',
    input: z.strictObject({ returnNo }),
    objects: { returnNo: 'afterSaleReturn' },
    output: z.file(),
    errors: labelErrors,
  }),
};
