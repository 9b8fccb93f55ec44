import { z } from 'zod';
import { openErrors } from '#business/attachments/contract/attachment-errors.ts';
import { ENQUIRY_NUMBER } from '#business/document-numbers/contract/document-number.ts';
import { numberText } from '#business/document-numbers/contract/number-text.ts';
import { defineEndpoint, STAFF } from '#platform/shared/define-endpoint.ts';
import { itemNo, plainText, rowId } from '#platform/shared/wire-schemas.ts';
import { demand, demandInput } from './demand-schemas.ts';
import { basisChange, deskQuote, draftFields, foundItem, queueInput, queuePage } from './quote-desk-schemas.ts';
import { deskErrors } from './quote-errors.ts';
import { quoteNo } from './quote-schemas.ts';

const desk = { method: 'POST', identities: STAFF, permission: 'DESK_QUOTES', specified: false } as const;
const act = {
  ...desk,
  output: z.object({ quoteNo: z.string(), status: z.string(), statusLabel: z.string(), version: z.number().int() }),
  idempotent: true,
  transaction: 'write',
  errors: deskErrors,
} as const;
/** Each act names the version of the record the person saw. */
const seen = { quoteNo, version: z.number().int().min(1) };

/** The desk prices quotes. */
export const quoteDeskContract = {
  queue: defineEndpoint({
    ...desk,
    path: '/oms-front/desk/quotes',
    summary: '查询待处理报价',
    input: queueInput,
    output: queuePage,
  }),
  detail: defineEndpoint({
    ...desk,
    path: '/oms-front/desk/quotes/detail',
    summary: '查询报价处理详情',
    input: z.strictObject({ quoteNo }),
    output: deskQuote,
  }),
  demand: defineEndpoint({
    ...desk,
    path: '/oms-front/desk/quotes/demand',
    summary: '查询询报价需求统计',
    input: demandInput,
    output: demand,
  }),
  findItems: defineEndpoint({
    ...desk,
    path: '/oms-front/desk/quotes/items',
    summary: '查询可报价商品',
    input: z.strictObject({ itemNos: z.array(itemNo).min(1).max(40) }),
    output: z.array(foundItem),
  }),
  fromEnquiry: defineEndpoint({
    ...act,
    path: '/oms-front/desk/quotes/fromEnquiry',
    summary: '为询价单报价',
    input: z.strictObject({ enquiryNo: numberText(ENQUIRY_NUMBER) }),
  }),
  take: defineEndpoint({
    ...act,
    path: '/oms-front/desk/quotes/take',
    summary: '受理报价',
    input: z.strictObject(seen),
  }),
  save: defineEndpoint({
    ...act,
    path: '/oms-front/desk/quotes/save',
    summary: '保存报价草稿',
    input: z.strictObject({ ...seen, ...draftFields }),
  }),
  changeBasis: defineEndpoint({
    ...act,
    path: '/oms-front/desk/quotes/changeBasis',
    summary: '修改报价行的成本和底价',
    input: z.strictObject({ ...seen, ...basisChange }),
  }),
  send: defineEndpoint({
    ...act,
    path: '/oms-front/desk/quotes/send',
    summary: '发出报价或送复核',
    input: z.strictObject({
      ...seen,
      /** The person pressed 送复核: it never leaves at once, also where the catalogue has become cheaper meanwhile. */
      forReview: z.boolean().default(false),
    }),
  }),
  check: defineEndpoint({
    ...act,
    path: '/oms-front/desk/quotes/check',
    summary: '复核报价',
    permission: 'DESK_QUOTES_CHECK',
    /** Who made it has to know what to change. */
    input: z
      .strictObject({ ...seen, passed: z.boolean(), reason: plainText(300).default('') })
      .refine(({ passed, reason }) => passed || reason !== '', { path: ['reason'], message: '请填写退回的原因' }),
  }),
  revise: defineEndpoint({
    ...act,
    path: '/oms-front/desk/quotes/revise',
    summary: '修改报价',
    input: z.strictObject(seen),
  }),
  replace: defineEndpoint({
    ...act,
    path: '/oms-front/desk/quotes/replace',
    summary: '重新报价（替代）',
    input: z.strictObject(seen),
  }),
  ask: defineEndpoint({
    ...act,
    path: '/oms-front/desk/quotes/ask',
    summary: '向客户询问',
    input: z.strictObject({ ...seen, question: plainText(500).min(1, '请填写要问的内容') }),
  }),
  close: defineEndpoint({
    ...act,
    path: '/oms-front/desk/quotes/close',
    summary: '关闭报价',
    input: z.strictObject({ ...seen, reason: plainText(300).min(1, '请填写原因') }),
  }),
  file: defineEndpoint({
    ...desk,
    method: 'GET',
    path: '/oms-front/desk/quotes/file',
    summary: '下载客户报价附件',
    input: z.strictObject({ fileId: rowId }),
    output: z.file(),
    errors: openErrors,
  }),
};
