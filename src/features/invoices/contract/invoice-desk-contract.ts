import { z } from 'zod';
import { openErrors } from '#business/attachments/contract/attachment-errors.ts';
import { defineEndpoint, STAFF } from '#platform/shared/define-endpoint.ts';
import { amountText, plainText, rowId } from '#platform/shared/wire-schemas.ts';
import { redLines } from './invoice-contract.ts';
import { deskErrors, policyErrors, redErrors, verifyErrors } from './invoice-errors.ts';
import {
  applicationNo,
  deskDetail,
  deskPage,
  deskQueueInput,
  deskRedAct,
  reasonCode,
  requestNo,
  seenApplication,
  seenInvoice,
  seenRed,
} from './invoice-schemas.ts';

const PATH = '/invoices/desk';
const desk = { method: 'POST', identities: STAFF, permission: 'DESK_INVOICES', specified: false } as const;
const act = {
  ...desk,
  output: z.object({ status: z.string(), statusLabel: z.string(), version: z.number().int() }),
  idempotent: true,
  transaction: 'write',
  errors: deskErrors,
} as const;

const policy = z.object({
  mostLines: z.number().int(),
  limit: amountText,
  alone: amountText,
  reviewHours: z.number().int(),
  merge: z.boolean(),
  remarkTemplate: z.string(),
  version: z.number().int(),
});
export type InvoicePolicy = z.infer<typeof policy>;

const yuan = amountText.max(14, '金额过大').regex(/^\d/, '金额不能为负');
const policyInput = z.strictObject({
  version: z.number().int().min(1),
  mostLines: z.number().int().min(1, '至少 1 行').max(2_000, '最多 2000 行'),
  limit: yuan.refine((text) => text !== '0.00', '限额不能为 0'),
  alone: yuan,
  reviewHours: z.number().int().min(1, '至少 1 小时').max(240, '最多 240 小时'),
  merge: z.boolean(),
  remarkTemplate: plainText(200),
});
export type PolicyInput = z.output<typeof policyInput>;

/** What is agreed with one customer; null: as the shop has it. */
const firmTerms = z.object({
  mostLines: z.number().int().nullable(),
  limit: amountText.nullable(),
  merge: z.boolean().nullable(),
  remarkTemplate: z.string().nullable(),
  reviewed: z.boolean(),
  version: z.number().int(),
  shop: policy,
});
export type InvoiceFirmTerms = z.infer<typeof firmTerms>;

const customerCode = plainText(40).min(1);
const firmTermsInput = z.strictObject({
  customerCode,
  /** 0: nothing was agreed yet. */
  version: z.number().int().min(0),
  mostLines: policyInput.shape.mostLines.nullable(),
  limit: policyInput.shape.limit.nullable(),
  merge: z.boolean().nullable(),
  remarkTemplate: plainText(200).nullable(),
  reviewed: z.boolean(),
});
export type FirmTermsInput = z.output<typeof firmTermsInput>;

/** The desk reviews applications, and looks after what the tax platform did not do. */
export const invoiceDeskContract = {
  queue: defineEndpoint({
    ...desk,
    path: `${PATH}/list`,
    summary: '查询待处理开票',
    input: deskQueueInput,
    output: deskPage,
  }),
  detail: defineEndpoint({
    ...desk,
    path: `${PATH}/detail`,
    summary: '查询开票处理详情',
    input: z.strictObject({ applicationNo }),
    output: deskDetail,
  }),
  take: defineEndpoint({ ...act, path: `${PATH}/take`, summary: '受理开票', input: z.strictObject(seenApplication) }),
  accept: defineEndpoint({
    ...act,
    path: `${PATH}/accept`,
    summary: '审核通过开票',
    input: z.strictObject(seenApplication),
  }),
  reject: defineEndpoint({
    ...act,
    path: `${PATH}/reject`,
    summary: '驳回开票',
    input: z.strictObject({ ...seenApplication, reason: plainText(300).min(2, '请填写驳回的原因') }),
  }),
  retry: defineEndpoint({
    ...act,
    path: `${PATH}/retry`,
    summary: '重新开票',
    input: z.strictObject(seenApplication),
  }),
  close: defineEndpoint({
    ...act,
    path: `${PATH}/close`,
    summary: '结束未开部分',
    input: z.strictObject({ ...seenApplication, reason: plainText(300).min(2, '请填写原因') }),
  }),
  deliver: defineEndpoint({
    ...act,
    path: `${PATH}/deliver`,
    summary: '登记发票交付',
    input: z.strictObject({
      ...seenApplication,
      carrier: plainText(40).default(''),
      trackingNo: plainText(40).default(''),
    }),
  }),
  askRed: defineEndpoint({
    ...act,
    path: `${PATH}/red/ask`,
    summary: '发起红字确认单',
    input: z.strictObject({
      ...seenInvoice,
      reason: reasonCode,
      note: plainText(200).default(''),
      lines: redLines.optional(),
    }),
    errors: { ...deskErrors, ...redErrors },
  }),
  answerRed: defineEndpoint({
    ...act,
    path: `${PATH}/red/answer`,
    summary: '处理红字确认单',
    input: z.strictObject({ ...seenRed, act: deskRedAct, note: plainText(200).default('') }),
    errors: { ...deskErrors, ...redErrors },
  }),
  file: defineEndpoint({
    ...desk,
    method: 'GET',
    path: `${PATH}/file`,
    summary: '下载发票文件',
    input: z.strictObject({ fileId: rowId }),
    output: z.file(),
    errors: openErrors,
  }),
  policy: defineEndpoint({
    ...desk,
    path: `${PATH}/policy`,
    summary: '查询开票规则',
    input: z.strictObject({}),
    output: policy,
  }),
  savePolicy: defineEndpoint({
    ...desk,
    path: `${PATH}/savePolicy`,
    summary: '修改开票规则',
    input: policyInput,
    output: z.object({ version: z.number().int() }),
    idempotent: true,
    transaction: 'write',
    errors: policyErrors,
  }),
  verify: defineEndpoint({
    ...act,
    path: `${PATH}/verify`,
    summary: '查验发票',
    input: z.strictObject({ requestNo }),
    errors: verifyErrors,
  }),
  firmTerms: defineEndpoint({
    ...desk,
    path: `${PATH}/firmTerms`,
    summary: '查询客户开票约定',
    input: z.strictObject({ customerCode }),
    output: firmTerms,
  }),
  saveFirmTerms: defineEndpoint({
    ...desk,
    path: `${PATH}/saveFirmTerms`,
    summary: '修改客户开票约定',
    input: firmTermsInput,
    output: z.object({ version: z.number().int() }),
    idempotent: true,
    transaction: 'write',
    errors: policyErrors,
  }),
};
