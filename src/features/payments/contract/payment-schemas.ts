import { z } from 'zod';
import { ORDER_NUMBER, PAYMENT_NUMBER } from '#business/document-numbers/contract/document-number.ts';
import { numberText } from '#business/document-numbers/contract/number-text.ts';
import { pageInput, pageOf } from '#platform/shared/pagination.ts';
import { amountText, instantText, plainText } from '#platform/shared/wire-schemas.ts';

export const orderNo = numberText(ORDER_NUMBER);
export const payNo = numberText(PAYMENT_NUMBER);

/** Ways to pay an order: two of the shop's own, and channels of others by their code. */
export const channelCode = z.string().regex(/^[a-z]{3,20}$/, '付款方式不正确');

export const channelInput = z.strictObject({
  /** Specification 7.5. */
  appChannel: z
    .string()
    .regex(/^\d{3}$/, '格式不正确')
    .default('000'),
});
export const channelAnswer = z.object({
  appChannel: z.string(),
  channels: z.array(
    z.object({
      ...{ channel: z.string(), label: z.string(), note: z.string(), creditLeft: amountText.nullable() },
      /** Why it cannot be used now. */
      held: z.string().nullable(),
    }),
  ),
});
export type PaymentChannels = z.infer<typeof channelAnswer>;

const paymentStatus = z.enum(['pending', 'paid', 'failed', 'closed', 'refunding', 'refunded']);

const payment = z.object({
  payNo,
  channel: z.string(),
  channelLabel: z.string(),
  amount: amountText,
  status: paymentStatus,
  statusLabel: z.string(),
  /** What the payer needs; `kind` tells which of the others are there. */
  instructions: z.record(z.string(), z.string()),
  expiresAt: instantText,
  paidAt: instantText.nullable(),
});

/**
 * What the payer is told. Nothing is asked for yet: `approving`, `confirming`. Money is awaited: `waiting`, `transfer` (the
 * desk looks for it), `failed` (the last try), `late` (its time is over). Settled: `paid`, `credit`, `back` (on its way back),
 * `refunded`, `ended` (nothing was paid), `missing` (goes on without money that never came).
 */
const paymentOutcome = z.enum([
  ...['approving', 'confirming', 'waiting', 'transfer', 'failed', 'late'],
  ...['paid', 'credit', 'back', 'refunded', 'ended', 'missing'],
] as const);

/** Where an order stands with its money. */
export const paymentState = z.object({
  orderNo,
  orderStatus: z.string(),
  orderStatusLabel: z.string(),
  payWay: z.enum(['account', 'transfer', 'online']),
  amount: amountText,
  /** Until when stock and price are kept for an unpaid order. */
  holdUntil: instantText.nullable(),
  outcome: paymentOutcome,
  outcomeLabel: z.string(),
  /** Whether the caller may pay; others are told where it stands. */
  mayPay: z.boolean(),
  /** The one that counts: what was paid, else the latest. */
  payment: payment.nullable(),
});
export type PaymentState = z.infer<typeof paymentState>;

export const deskTab = z.enum(['transfers', 'refunds', 'all']);

/** An account of a customer, named for an after-sales case: people transfer what goes back. */
const refundAccount = z.object({ caseNo: z.string(), holder: z.string(), bank: z.string(), number: z.string() });
export type RefundAccount = z.infer<typeof refundAccount>;

export const deskPayment = z.object({
  payNo,
  orderNo,
  poNumber: z.string().nullable(),
  firmName: z.string(),
  channel: z.string(),
  channelLabel: z.string(),
  amount: amountText,
  status: paymentStatus,
  statusLabel: z.string(),
  orderStatusLabel: z.string(),
  channelTradeNo: z.string().nullable(),
  createdAt: instantText,
  expiresAt: instantText,
  paidAt: instantText.nullable(),
  /** What of it is on its way back, who sends that, and why the channel would not. */
  refund: z
    .object({
      amount: amountText,
      by: z.enum(['desk', 'channel']),
      failure: z.string(),
      /** Where the customer wants it; told for what people send, and empty where he named no account. */
      accounts: z.array(refundAccount),
    })
    .nullable(),
  /** What the desk may do about it now; null where nothing is left to do. */
  act: z.enum(['confirm', 'refund']).nullable(),
});
export type DeskPayment = z.infer<typeof deskPayment>;

export const deskListInput = z.strictObject({
  tab: deskTab.default('transfers'),
  /** Order, payment or PO number, or words of the firm's name. */
  keyword: plainText(60).default(''),
  ...pageInput,
});
export const deskPage = pageOf(deskPayment);

export const receivedInput = z.strictObject({
  amount: z.string().regex(/^\d{1,12}(?:\.\d{1,2})?$/, '请填写到账金额'),
  remark: plainText(200).default(''),
});
export const matches = z.array(
  z.object({ grade: z.enum(['sure', 'likely', 'amount', 'number']), payment: deskPayment }),
);
export type TransferMatches = z.infer<typeof matches>;

/** Number of the entry in the bank's books: however it was typed, it is the same number, half-width, in capitals, without gaps. */
const bankReference = plainText(64)
  .overwrite((text) =>
    text
      .normalize('NFKC')
      .replace(/[\s\p{Cf}]/gu, '')
      .toUpperCase(),
  )
  .refine((text) => text.length >= 4, '请填写银行流水号');

export const confirmInput = z.strictObject({ payNo, amount: receivedInput.shape.amount, bankReference });
export const retryInput = z.strictObject({ payNo });
export const refundedInput = z.strictObject({ payNo, bankReference });
