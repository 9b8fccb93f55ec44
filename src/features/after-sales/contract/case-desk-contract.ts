import { z } from 'zod';
import { keepErrors, openErrors, takeErrors } from '#business/attachments/contract/attachment-errors.ts';
import { defineEndpoint, STAFF } from '#platform/shared/define-endpoint.ts';
import { rowId } from '#platform/shared/wire-schemas.ts';
import { caseDeskErrors, casePolicyErrors, caseScanErrors } from './case-desk-errors.ts';
import {
  askInput,
  caseQueueInput,
  checkInput,
  deskSayInput,
  grantInput,
  inspectInput,
  policyInput,
  receiveInput,
  rejectInput,
  repairedInput,
  scanInput,
  seen,
} from './case-desk-inputs.ts';
import { casePolicy, caseQueuePage, deskCase } from './case-desk-schemas.ts';
import { caseNo } from './case-schemas.ts';

/** Whoever decides about cases, and whoever receives and inspects what comes back. */
export const CASE_DESK_READERS = ['DESK_AFTER_SALES', 'DESK_AFTER_SALES_GOODS'] as const;
const PATH = '/after-sales/desk';

const desk = { method: 'POST', identities: STAFF, specified: false } as const;
const act = {
  ...desk,
  output: z.object({ caseNo: z.string(), status: z.string(), statusLabel: z.string(), version: z.number().int() }),
  idempotent: true,
  transaction: 'write',
  errors: caseDeskErrors,
} as const;
const decides = { ...act, permission: 'DESK_AFTER_SALES' } as const;
const handles = { ...act, permission: 'DESK_AFTER_SALES_GOODS' } as const;

/** The desk decides about after-sales cases, and the warehouse receives and inspects what comes back. */
export const caseDeskContract = {
  queue: defineEndpoint({
    ...desk,
    permission: CASE_DESK_READERS,
    path: `${PATH}/list`,
    summary: '查询待处理售后',
    input: caseQueueInput,
    output: caseQueuePage,
  }),
  detail: defineEndpoint({
    ...desk,
    permission: CASE_DESK_READERS,
    path: `${PATH}/detail`,
    summary: '查询售后处理详情',
    input: z.strictObject({ caseNo }),
    output: deskCase,
  }),
  scan: defineEndpoint({
    ...desk,
    permission: CASE_DESK_READERS,
    path: `${PATH}/scan`,
    summary: '按标签或运单号找售后单',
    input: scanInput,
    output: z.object({ caseNo: z.string() }),
    errors: caseScanErrors,
  }),
  take: defineEndpoint({ ...decides, path: `${PATH}/take`, summary: '受理售后', input: z.strictObject(seen) }),
  grant: defineEndpoint({ ...decides, path: `${PATH}/grant`, summary: '审核通过售后', input: grantInput }),
  reject: defineEndpoint({ ...decides, path: `${PATH}/reject`, summary: '驳回售后', input: rejectInput }),
  ask: defineEndpoint({ ...decides, path: `${PATH}/ask`, summary: '要求补充售后资料', input: askInput }),
  check: defineEndpoint({
    ...act,
    permission: 'DESK_AFTER_SALES_CHECK',
    path: `${PATH}/check`,
    summary: '复核售后审核结果',
    input: checkInput,
  }),
  receive: defineEndpoint({ ...handles, path: `${PATH}/receive`, summary: '登记退货到仓', input: receiveInput }),
  inspect: defineEndpoint({ ...handles, path: `${PATH}/inspect`, summary: '登记退货检测结果', input: inspectInput }),
  repaired: defineEndpoint({ ...handles, path: `${PATH}/repaired`, summary: '登记维修完成', input: repairedInput }),
  say: defineEndpoint({
    ...decides,
    path: `${PATH}/say`,
    summary: '回复售后客户',
    input: deskSayInput,
    rate: 'upload',
    errors: { ...caseDeskErrors, ...takeErrors, ...keepErrors },
  }),
  file: defineEndpoint({
    ...desk,
    method: 'GET',
    permission: CASE_DESK_READERS,
    path: `${PATH}/file`,
    summary: '下载售后附件',
    input: z.strictObject({ fileId: rowId }),
    output: z.file(),
    errors: openErrors,
  }),
  policy: defineEndpoint({
    ...desk,
    permission: ['DESK_AFTER_SALES', 'DESK_AFTER_SALES_CHECK'],
    path: `${PATH}/policy`,
    summary: '查询售后规则',
    input: z.strictObject({}),
    output: casePolicy,
  }),
  savePolicy: defineEndpoint({
    ...desk,
    permission: 'DESK_AFTER_SALES_CHECK',
    path: `${PATH}/savePolicy`,
    summary: '修改售后规则',
    input: policyInput,
    output: z.object({ version: z.number().int() }),
    idempotent: true,
    transaction: 'write',
    errors: casePolicyErrors,
  }),
};
