import { z } from 'zod';
import { documentNumber } from '#business/document-numbers/contract/document-number.ts';
import { pageInput, pageOf } from '#platform/shared/pagination.ts';
import { amountText, calendarDay, instantText, plainText } from '#platform/shared/wire-schemas.ts';
import { customerCode, limitText, termDays } from './terms-schemas.ts';

export const CREDIT_APPLICATION_NUMBER = documentNumber('SX', '授信申请号', 'credit_application_number_seq');
export const applicationNo = z.string().regex(CREDIT_APPLICATION_NUMBER.whole, '授信申请号格式不正确');

const kind = z.enum(['open', 'raise', 'temporary']);
const aboveZero = limitText.refine((text) => /[1-9]/.test(text), '额度要大于 0');

export const applyInput = z
  .strictObject({
    kind,
    amount: aboveZero,
    /** Days to pay in that are asked for with a first credit; others keep theirs. */
    termDays: termDays.optional(),
    until: calendarDay().optional(),
    reason: plainText(300).min(1, '请填写申请说明'),
  })
  .refine((input) => (input.kind === 'temporary') === (input.until !== undefined), {
    message: '请选择临时额度的截止日期',
    path: ['until'],
  });
export type ApplyInput = z.infer<typeof applyInput>;

const told = {
  applicationNo: z.string(),
  kind,
  kindLabel: z.string(),
  amount: amountText,
  termDays: z.int().nullable(),
  until: z.string().nullable(),
  reason: z.string(),
  status: z.string(),
  statusLabel: z.string(),
  createdAt: instantText,
  decidedAt: instantText.nullable(),
  /** What was granted; null until then. */
  grantedAmount: amountText.nullable(),
  grantedUntil: z.string().nullable(),
  answer: z.string(),
};

/** As the company sees it. */
export const ownApplication = z.object({ ...told, mayWithdraw: z.boolean() });
export type OwnApplication = z.infer<typeof ownApplication>;

export const ownCredit = z.object({
  credit: z.enum(['none', 'limited', 'unlimited']),
  limit: amountText.nullable(),
  used: amountText,
  available: amountText.nullable(),
  termDays: z.int(),
  /** Last day of a raised limit, and what holds after it. */
  until: z.string().nullable(),
  limitAfter: amountText.nullable(),
  /** Kinds that can be applied for now. */
  kinds: z.array(kind),
  applications: z.array(ownApplication),
});
export type OwnCredit = z.infer<typeof ownCredit>;

export const applied = z.object({ applicationNo: z.string(), status: z.string(), statusLabel: z.string() });

export const queueInput = z.strictObject({
  keyword: plainText(60).default(''),
  status: z.enum(['submitted', 'checking', 'granted', 'rejected', 'withdrawn']).optional(),
  ...pageInput,
});
export type QueueInput = z.infer<typeof queueInput>;

/** As the desk sees it, with what it has to know to decide. */
export const deskApplication = z.object({
  ...told,
  version: z.int(),
  customerCode,
  firmName: z.string(),
  applicant: z.string(),
  credit: z.enum(['none', 'limited', 'unlimited']),
  limit: amountText.nullable(),
  used: amountText,
  currentTermDays: z.int(),
  termsVersion: z.int(),
  /** Of the last twelve months. */
  bought: amountText,
  orders: z.int(),
});
export type DeskApplication = z.infer<typeof deskApplication>;
export const applicationPage = pageOf(deskApplication);

const seen = { applicationNo, version: z.number().int().min(1) };
export const grantInput = z.strictObject({
  ...seen,
  termsVersion: z.number().int().min(0),
  amount: aboveZero,
  termDays,
  until: calendarDay().nullable(),
  note: plainText(300).default(''),
});
export type GrantInput = z.infer<typeof grantInput>;
export const rejectInput = z.strictObject({ ...seen, note: plainText(300) });
export type RejectInput = z.infer<typeof rejectInput>;
