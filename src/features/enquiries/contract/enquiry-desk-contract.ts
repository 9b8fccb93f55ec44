import { z } from 'zod';
import { openErrors } from '#business/attachments/contract/attachment-errors.ts';
import { defineEndpoint, STAFF } from '#platform/shared/define-endpoint.ts';
import { plainText, rowId } from '#platform/shared/wire-schemas.ts';
import { deskErrors } from './enquiry-errors.ts';
import { deskEnquiry, enquiryNo, queueInput, queuePage } from './enquiry-schemas.ts';

const desk = { method: 'POST', identities: STAFF, permission: 'DESK_QUOTES', specified: false } as const;
const act = {
  ...desk,
  output: z.object({ enquiryNo: z.string(), statusLabel: z.string(), version: z.number().int() }),
  idempotent: true,
  transaction: 'write',
  errors: deskErrors,
} as const;
/** Each act names the version the person saw. */
const seen = { enquiryNo, version: z.number().int().min(1) };

/** The desk answers enquiries. */
export const enquiryDeskContract = {
  queue: defineEndpoint({
    ...desk,
    path: '/oms-front/desk/enquiries',
    summary: '查询待处理询价',
    input: queueInput,
    output: queuePage,
  }),
  detail: defineEndpoint({
    ...desk,
    path: '/oms-front/desk/enquiries/detail',
    summary: '查询询价处理详情',
    input: z.strictObject({ enquiryNo }),
    output: deskEnquiry,
  }),
  take: defineEndpoint({
    ...act,
    path: '/oms-front/desk/enquiries/take',
    summary: '受理询价单',
    input: z.strictObject(seen),
  }),
  ask: defineEndpoint({
    ...act,
    path: '/oms-front/desk/enquiries/ask',
    summary: '请客户补充信息',
    input: z.strictObject({ ...seen, question: plainText(500).min(1, '请填写需要补充什么') }),
  }),
  close: defineEndpoint({
    ...act,
    path: '/oms-front/desk/enquiries/close',
    summary: '关闭询价单',
    input: z.strictObject({ ...seen, reason: plainText(300).min(1, '请填写无法供货的原因') }),
  }),
  file: defineEndpoint({
    ...desk,
    method: 'GET',
    path: '/oms-front/desk/enquiries/file',
    summary: '下载客户询价附件',
    input: z.strictObject({ fileId: rowId }),
    output: z.file(),
    errors: openErrors,
  }),
};
