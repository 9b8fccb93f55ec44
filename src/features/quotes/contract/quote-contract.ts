import { z } from 'zod';
import { keepErrors, openErrors } from '#business/attachments/contract/attachment-errors.ts';
import { BUYERS, defineEndpoint, TRADE_READERS } from '#platform/shared/define-endpoint.ts';
import { plainText, rowId } from '#platform/shared/wire-schemas.ts';
import {
  actErrors,
  createErrors,
  exportErrors,
  flowErrors,
  negotiateErrors,
  transferErrors,
  uploadErrors,
} from './quote-errors.ts';
import {
  createdQuote,
  createInput,
  listInput,
  negotiateInput,
  quoteCounts,
  quoteDetail,
  quoteFile,
  quoteFilter,
  quoteNo,
  quotePage,
  transferAnswer,
  transferInput,
  uploadInput,
} from './quote-schemas.ts';

const look = { method: 'POST', identities: TRADE_READERS, permission: 'QUOTE_MANAGEMENT' } as const;
const act = { method: 'POST', identities: BUYERS, transaction: 'write', rate: 'order' } as const;
const objects = { quoteNo: 'quote' } as const;
/** Taking a quote out of the shop is an act on quotes (specification 6, fine-grained codes and blocks). */
const paper = {
  ...look,
  identities: BUYERS,
  permission: 'QUOTE_EXPORT',
  rate: 'export',
  output: z.file(),
  errors: exportErrors,
} as const;
const state = z.object({ quoteNo: z.string(), status: z.string(), statusLabel: z.string() });

/** Quotes on the buyer's side (specification 7.3, behaviours 2.6). */
export const quoteContract = {
  list: defineEndpoint({
    ...look,
    path: '/oms-front/quote/list',
    summary: '查询报价列表',
    input: listInput,
    output: quotePage,
  }),
  homeList: defineEndpoint({
    ...look,
    path: '/oms-front/quote/homeList',
    summary: '查询首页报价',
    input: z.strictObject({}),
    output: quotePage,
  }),
  count: defineEndpoint({
    ...look,
    path: '/oms-front/quote/count',
    summary: '查询各状态报价数',
    input: z.strictObject(quoteFilter),
    output: quoteCounts,
  }),
  detail: defineEndpoint({
    ...look,
    path: '/oms-front/quote/detail/{type}/{quoteNo}',
    summary: '查询报价详情',
    input: z.strictObject({
      /** Which page asks; every page is told the same. */
      type: z.string().regex(/^[0-9A-Za-z]{1,20}$/, '类型格式不正确'),
      quoteNo,
      punchCustomerType: z.string().max(20).optional(),
    }),
    objects,
    output: quoteDetail,
  }),
  create: defineEndpoint({
    ...act,
    path: '/oms-front/quote/create',
    summary: '提交报价申请',
    input: createInput,
    output: createdQuote,
    permission: 'QUOTE_ADD',
    idempotent: true,
    errors: createErrors,
  }),
  copy: defineEndpoint({
    ...act,
    path: '/oms-front/quote/copy',
    summary: '再次询价',
    input: z.strictObject({ quoteNo }),
    objects,
    output: createdQuote,
    permission: 'QUOTE_ADD',
    idempotent: true,
    specified: false,
  }),
  cancel: defineEndpoint({
    ...act,
    path: '/oms-front/quote/cancel',
    summary: '取消报价',
    input: z.strictObject({ quoteNo, reason: plainText(200).default('') }),
    objects,
    output: state,
    permission: 'QUOTE_CANCEL',
    errors: actErrors,
  }),
  negotiate: defineEndpoint({
    ...act,
    path: '/oms-front/quote/negotiate',
    summary: '报价议价',
    input: negotiateInput,
    objects,
    output: state,
    permission: 'QUOTE_MANAGEMENT',
    idempotent: true,
    errors: negotiateErrors,
    specified: false,
  }),
  transfer: defineEndpoint({
    ...act,
    path: '/oms-front/quote/transfer',
    summary: '报价转订单',
    input: transferInput,
    objects,
    output: transferAnswer,
    permission: 'QUOTE_TRANSFER',
    transaction: 'read',
    errors: transferErrors,
  }),
  startFlow: defineEndpoint({
    ...act,
    path: '/oms-front/quote/startFlow/{quoteNo}/{processId}',
    summary: '提交报价审批',
    // The flows of the firm decide who is asked; the id of the page's own process is taken and not needed.
    input: z.strictObject({ quoteNo, processId: z.string().regex(/^[0-9A-Za-z-]{1,40}$/, '审批流编号格式不正确') }),
    objects,
    output: state.extend({
      /** Null where no flow of the firm concerns the quote. */
      requestNo: z.string().nullable(),
      message: z.string(),
    }),
    permission: 'QUOTE_TRANSFER',
    idempotent: true,
    errors: flowErrors,
  }),
  exportExcel: defineEndpoint({
    ...paper,
    path: '/oms-front/quote/quotExportExcel',
    summary: '导出报价表格',
    input: z.strictObject({ quoteNo }),
    objects,
  }),
  exportPdf: defineEndpoint({
    ...paper,
    path: '/oms-front/quote/quotExportPdf/{quoteNo}',
    summary: '导出报价单',
    input: z.strictObject({ quoteNo }),
    objects,
  }),
  upload: defineEndpoint({
    ...act,
    path: '/oms-front/quote/upload',
    summary: '上传报价附件',
    input: uploadInput,
    objects,
    output: quoteFile,
    permission: 'QUOTE_MANAGEMENT',
    rate: 'upload',
    idempotent: true,
    errors: { ...uploadErrors, ...keepErrors },
    specified: false,
  }),
  file: defineEndpoint({
    ...look,
    method: 'GET',
    path: '/oms-front/quote/file',
    summary: '下载报价附件',
    input: z.strictObject({ fileId: rowId }),
    objects: { fileId: 'quoteFile' },
    output: z.file(),
    errors: openErrors,
    specified: false,
  }),
};
