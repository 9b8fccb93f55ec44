import { z } from 'zod';
import { defineEndpoint, STAFF } from '#platform/shared/define-endpoint.ts';
import { calendarDay, instantText, plainText } from '#platform/shared/wire-schemas.ts';
import { dunningErrors } from './receivable-errors.ts';
import { customerCode } from './receivable-schemas.ts';

const PATH = '/receivables/desk/dunning';
const desk = { method: 'POST', identities: STAFF, permission: 'DESK_RECEIVABLES', specified: false } as const;
const act = { ...desk, idempotent: true, transaction: 'write', errors: dunningErrors } as const;

const step = z.strictObject({
  step: z.int().min(0).max(3),
  /** Days past the due day; below zero: before it. */
  from: z.int().min(-60).max(365),
  off: z.boolean(),
  title: plainText(30).min(1, '请填写标题'),
  text: plainText(300).min(1, '请填写正文'),
  desk: z.boolean(),
});
const steps = z
  .array(step)
  .length(4)
  .refine((all) => all.every((one, index) => one.step === index), '步骤的顺序不能改变');

export const dunningPolicyView = z.object({
  version: z.int(),
  steps,
  /** Companies that are not reminded now. */
  stops: z.array(
    z.object({
      customerCode: z.string(),
      firmName: z.string(),
      until: z.string().nullable(),
      reason: z.string(),
      by: z.string(),
      at: instantText,
    }),
  ),
});
export type DunningPolicyView = z.infer<typeof dunningPolicyView>;

export const dunningHistory = z.object({
  /** Whether the company is not reminded now, and until when. */
  stopped: z.object({ until: z.string().nullable(), reason: z.string() }).nullable(),
  events: z.array(z.object({ at: instantText, words: z.string(), by: z.string() })),
});
export type DunningHistory = z.infer<typeof dunningHistory>;

/** How the shop reminds companies of what they owe, and whom it does not. */
export const dunningContract = {
  read: defineEndpoint({
    ...desk,
    path: `${PATH}/read`,
    summary: '查询催收设置',
    input: z.strictObject({}),
    output: dunningPolicyView,
  }),
  save: defineEndpoint({
    ...act,
    path: `${PATH}/save`,
    summary: '保存催收设置',
    input: z.strictObject({ version: z.int().min(0), steps }),
    output: dunningPolicyView,
  }),
  history: defineEndpoint({
    ...desk,
    path: `${PATH}/history`,
    summary: '查询客户催收记录',
    input: z.strictObject({ customerCode }),
    output: dunningHistory,
    errors: { RECEIVABLE_CUSTOMER_UNKNOWN: dunningErrors.RECEIVABLE_CUSTOMER_UNKNOWN },
  }),
  stop: defineEndpoint({
    ...act,
    path: `${PATH}/stop`,
    summary: '暂停催收客户',
    input: z.strictObject({
      customerCode,
      until: calendarDay().nullable(),
      reason: plainText(200).min(2, '请填写暂停的原因'),
    }),
    output: dunningHistory,
  }),
  resume: defineEndpoint({
    ...act,
    path: `${PATH}/resume`,
    summary: '恢复催收客户',
    input: z.strictObject({ customerCode }),
    output: dunningHistory,
  }),
};
