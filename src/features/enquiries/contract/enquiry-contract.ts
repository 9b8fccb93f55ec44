import { z } from 'zod';
import { keepErrors, openErrors } from '#business/attachments/contract/attachment-errors.ts';
import { attachedFile, fileUpload } from '#business/attachments/contract/attachment-schemas.ts';
import { BUYERS, defineEndpoint, TRADE_READERS } from '#platform/shared/define-endpoint.ts';
import { plainText, rowId } from '#platform/shared/wire-schemas.ts';
import { actErrors, createErrors, draftErrors, transferErrors, uploadErrors } from './enquiry-errors.ts';
import {
  createdEnquiry,
  createInput,
  draftInput,
  enquiryDetail,
  enquiryNo,
  enquiryPage,
  listInput,
  savedDraft,
  transferred,
} from './enquiry-schemas.ts';

const permission = 'DEMAND_ORDER_MANAGEMENT';
const act = { method: 'POST', identities: BUYERS, permission, transaction: 'write', rate: 'order' } as const;
/** What is written names files and a draft of the writer's own. */
const NAMED = { fileIds: 'enquiryFile', 'lines.fileIds': 'enquiryFile', 'draft.enquiryNo': 'enquiryDraft' } as const;
const state = z.object({ enquiryNo: z.string(), status: z.string(), statusLabel: z.string() });

/** Enquiries: what does this cost, often without an item number (specification 7.3, behaviours 2.6). */
export const enquiryContract = {
  list: defineEndpoint({
    method: 'POST',
    path: '/oms-front/enquiry/list',
    summary: '查询询价单列表',
    input: listInput,
    output: enquiryPage,
    identities: TRADE_READERS,
    permission,
  }),
  detail: defineEndpoint({
    method: 'GET',
    path: '/oms-front/enquiry/detail/{enquiryNo}',
    summary: '查询询价单详情',
    input: z.strictObject({ enquiryNo }),
    objects: { enquiryNo: 'enquiry' },
    output: enquiryDetail,
    identities: TRADE_READERS,
    permission,
  }),
  create: defineEndpoint({
    ...act,
    path: '/oms-front/enquiry/create',
    summary: '提交询价单',
    input: createInput,
    objects: NAMED,
    output: createdEnquiry,
    idempotent: true,
    errors: createErrors,
  }),
  saveDraft: defineEndpoint({
    ...act,
    path: '/oms-front/enquiry/draft/save',
    summary: '保存询价草稿',
    input: draftInput,
    objects: NAMED,
    output: savedDraft,
    rate: 'normal',
    idempotent: true,
    errors: draftErrors,
    specified: false,
  }),
  cancel: defineEndpoint({
    ...act,
    path: '/oms-front/enquiry/cancel/{enquiryNo}',
    summary: '取消询价单',
    input: z.strictObject({ enquiryNo, reason: plainText(200).default('') }),
    objects: { enquiryNo: 'enquiry' },
    output: state,
    errors: actErrors,
  }),
  answer: defineEndpoint({
    ...act,
    path: '/oms-front/enquiry/answer',
    summary: '补充询价信息',
    input: z.strictObject({
      enquiryNo,
      text: plainText(1_000).min(1, '请填写补充信息'),
      fileIds: z.array(rowId).max(5, '最多 5 个附件').default([]),
    }),
    objects: { enquiryNo: 'enquiry', fileIds: 'enquiryFile' },
    output: state,
    idempotent: true,
    errors: { ...actErrors, ENQUIRY_FILE_GONE: createErrors.ENQUIRY_FILE_GONE },
    specified: false,
  }),
  transferQuote: defineEndpoint({
    ...act,
    path: '/oms-front/enquiry/transferQuote/{enquiryCode}',
    summary: '询价单转报价',
    input: z.strictObject({ enquiryCode: enquiryNo }),
    objects: { enquiryCode: 'enquiry' },
    output: transferred,
    errors: transferErrors,
  }),
  transferOrder: defineEndpoint({
    ...act,
    path: '/oms-front/enquiry/transferOrder/{enquiryCode}',
    summary: '询价单转订单',
    input: z.strictObject({ enquiryCode: enquiryNo }),
    objects: { enquiryCode: 'enquiry' },
    output: transferred,
    errors: transferErrors,
  }),
  upload: defineEndpoint({
    ...act,
    path: '/oms-front/enquiry/upload',
    summary: '上传询价附件',
    input: fileUpload,
    output: attachedFile,
    rate: 'upload',
    idempotent: true,
    errors: { ...uploadErrors, ...keepErrors },
    specified: false,
  }),
  file: defineEndpoint({
    method: 'GET',
    path: '/oms-front/enquiry/file',
    summary: '下载询价附件',
    input: z.strictObject({ fileId: rowId }),
    objects: { fileId: 'heldEnquiryFile' },
    output: z.file(),
    identities: TRADE_READERS,
    permission,
    errors: openErrors,
    specified: false,
  }),
};
