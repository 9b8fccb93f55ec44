import { z } from 'zod';
import { openErrors } from '#business/attachments/contract/attachment-errors.ts';
import { BUYERS, defineEndpoint, TRADE_READERS } from '#platform/shared/define-endpoint.ts';
import { amountText, plainText, rowId } from '#platform/shared/wire-schemas.ts';
import { applied, applyInput, applyTerms, placePage, placesInput, preview, previewInput } from './apply-schemas.ts';
import { draftView, saveDraftInput } from './draft-schemas.ts';
import { actErrors, applyErrors, redErrors, verifyErrors } from './invoice-errors.ts';
import {
  applicationCounts,
  applicationDetail,
  applicationNo,
  applicationPage,
  invoiceListInput,
  invoicePage,
  listInput,
  purposeCode,
  reasonCode,
  redAct,
  redTodo,
  requestNo,
  seenApplication,
  seenInvoice,
  seenRed,
} from './invoice-schemas.ts';

const look = {
  method: 'POST',
  identities: TRADE_READERS,
  permission: 'RECONCILIATION_MANAGEMENT_PAGE',
  specified: false,
} as const;
const write = {
  method: 'POST',
  identities: BUYERS,
  permission: 'BILL_ADD',
  transaction: 'write',
  specified: false,
  idempotent: true,
} as const;
const applicationObjects = { applicationNo: 'invoiceApplication' } as const;
const act = {
  ...write,
  permission: 'BILL_EDIT',
  output: z.object({ status: z.string(), statusLabel: z.string(), version: z.number().int() }),
} as const;

/** What comes off a line of an invoice; absent lines stay. */
export const redLines = z
  .array(
    z.strictObject({
      lineNo: z.number().int().min(1).max(2_000),
      quantity: z.number().int().min(0).max(999_999),
      amount: amountText.max(14).regex(/^\d/, '金额不能为负'),
    }),
  )
  .min(1)
  .max(2_000);

/** Invoices on the buyer's side (behaviours 2.9). */
export const invoiceContract = {
  places: defineEndpoint({
    ...look,
    path: '/invoices/places',
    summary: '查询可开票的订单',
    input: placesInput,
    output: placePage,
  }),
  preview: defineEndpoint({
    ...look,
    path: '/invoices/preview',
    summary: '预览开票申请',
    input: previewInput,
    objects: { orderNos: 'order' },
    output: preview,
    errors: applyErrors,
  }),
  terms: defineEndpoint({
    ...look,
    path: '/invoices/terms',
    summary: '查询开票约定',
    input: z.strictObject({}),
    output: applyTerms,
  }),
  saveDraft: defineEndpoint({
    ...write,
    path: '/invoices/draft/save',
    summary: '保存开票草稿',
    input: saveDraftInput,
    objects: { applicationNo: 'invoiceDraft' },
    output: act.output.extend({ applicationNo: z.string() }),
    errors: actErrors,
  }),
  draft: defineEndpoint({
    ...look,
    path: '/invoices/draft/get',
    summary: '查询开票草稿',
    input: z.strictObject({ applicationNo }),
    objects: { applicationNo: 'invoiceDraft' },
    output: draftView,
  }),
  deleteDraft: defineEndpoint({
    ...write,
    permission: 'BILL_DELETE',
    path: '/invoices/draft/delete',
    summary: '删除开票草稿',
    input: z.strictObject(seenApplication),
    objects: { applicationNo: 'invoiceDraft' },
    output: z.object({}),
    errors: actErrors,
  }),
  apply: defineEndpoint({
    ...write,
    path: '/invoices/apply',
    summary: '提交开票申请',
    input: applyInput,
    objects: { orderNos: 'order' },
    rate: 'order',
    output: applied,
    errors: { ...applyErrors, ...actErrors },
  }),
  list: defineEndpoint({
    ...look,
    path: '/invoices/list',
    summary: '查询开票申请',
    input: listInput,
    output: applicationPage,
  }),
  counts: defineEndpoint({
    ...look,
    path: '/invoices/counts',
    summary: '查询各状态开票申请数',
    input: z.strictObject({}),
    output: applicationCounts,
  }),
  detail: defineEndpoint({
    ...look,
    path: '/invoices/detail',
    summary: '查询开票申请详情',
    input: z.strictObject({ applicationNo }),
    objects: applicationObjects,
    output: applicationDetail,
  }),
  issued: defineEndpoint({
    ...look,
    path: '/invoices/issued',
    summary: '查询发票',
    input: invoiceListInput,
    output: invoicePage,
  }),
  cancel: defineEndpoint({
    ...act,
    path: '/invoices/cancel',
    summary: '取消开票申请',
    input: z.strictObject({ ...seenApplication, reason: plainText(200).default('') }),
    objects: applicationObjects,
    errors: actErrors,
  }),
  sign: defineEndpoint({
    ...act,
    path: '/invoices/sign',
    summary: '确认收到发票',
    input: z.strictObject(seenApplication),
    objects: applicationObjects,
    errors: actErrors,
  }),
  book: defineEndpoint({
    ...act,
    path: '/invoices/book',
    summary: '登记入账与用途',
    input: z.strictObject({
      ...seenInvoice,
      booked: z.boolean(),
      voucherNo: plainText(60).default(''),
      purpose: purposeCode,
    }),
    objects: { requestNo: 'invoice' },
    errors: actErrors,
  }),
  redTodos: defineEndpoint({
    ...look,
    path: '/invoices/red/todos',
    summary: '查询等待确认的红字确认单',
    input: z.strictObject({}),
    output: z.array(redTodo),
  }),
  verify: defineEndpoint({
    ...act,
    path: '/invoices/verify',
    summary: '查验发票',
    input: z.strictObject({ requestNo }),
    objects: { requestNo: 'invoice' },
    rate: 'order',
    errors: verifyErrors,
  }),
  askRed: defineEndpoint({
    ...act,
    path: '/invoices/red/ask',
    summary: '申请红字发票',
    input: z.strictObject({
      ...seenInvoice,
      reason: reasonCode,
      note: plainText(200).default(''),
      /** Absent: all that is left of it. */
      lines: redLines.optional(),
      /** 换开: a draft for what comes in its place. */
      reissue: z.boolean().default(false),
    }),
    objects: { requestNo: 'invoice' },
    rate: 'order',
    errors: redErrors,
  }),
  answerRed: defineEndpoint({
    ...act,
    path: '/invoices/red/answer',
    summary: '处理红字确认单',
    input: z.strictObject({ ...seenRed, act: redAct, note: plainText(200).default('') }),
    objects: { redNo: 'redLetter' },
    errors: redErrors,
  }),
  file: defineEndpoint({
    ...look,
    method: 'GET',
    path: '/invoices/file',
    summary: '下载发票文件',
    input: z.strictObject({ fileId: rowId }),
    objects: { fileId: 'invoiceFile' },
    output: z.file(),
    errors: openErrors,
  }),
};
