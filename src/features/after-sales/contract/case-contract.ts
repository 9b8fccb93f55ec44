import { z } from 'zod';
import { keepErrors, openErrors } from '#business/attachments/contract/attachment-errors.ts';
import { attachedFile, fileUpload } from '#business/attachments/contract/attachment-schemas.ts';
import { BUYERS, defineEndpoint, TRADE_READERS } from '#platform/shared/define-endpoint.ts';
import { plainText, rowId } from '#platform/shared/wire-schemas.ts';
import {
  applied,
  applyInput,
  caseDraft,
  caseEntries,
  casePreview,
  draftInput,
  previewInput,
  savedDraft,
} from './apply-schemas.ts';
import {
  actErrors,
  applyErrors,
  chooseErrors,
  draftErrors,
  reopenErrors,
  sayErrors,
  uploadErrors,
} from './case-errors.ts';
import {
  caseCounts,
  caseDetail,
  caseNo,
  casePage,
  fileIds,
  listInput,
  orderNo,
  places,
  placesInput,
} from './case-schemas.ts';

const look = {
  method: 'POST',
  identities: TRADE_READERS,
  permission: 'AFTER_SALES_ORDER_MANAGEMENT',
  specified: false,
} as const;
const write = {
  method: 'POST',
  identities: BUYERS,
  permission: 'AFTER_SALES_ADD',
  transaction: 'write',
  rate: 'order',
  specified: false,
} as const;
const objects = { caseNo: 'afterSale' } as const;
/** Each act names the version the person saw. */
const seen = { caseNo, version: z.number().int().min(1) };
const act = {
  ...write,
  objects,
  output: z.object({
    caseNo: z.string(),
    status: z.string(),
    statusLabel: z.string(),
    version: z.number().int(),
  }),
  idempotent: true,
  errors: actErrors,
} as const;
const spoken = { ...act, objects: { ...objects, fileIds: 'afterSaleFile' }, errors: sayErrors } as const;
const words = plainText(1_000);
/** A file speaks for itself; nothing at all is refused. */
const said = { text: words.default(''), fileIds };

/** After-sales on the buyer's side (specification 2.3, behaviours 2.7). */
export const caseContract = {
  entries: defineEndpoint({
    ...look,
    // Who applies finds it without the right to the list.
    permission: ['AFTER_SALES_ORDER_MANAGEMENT', 'AFTER_SALES_ADD'],
    path: '/after-sales/entries',
    summary: '查询订单可申请的售后',
    input: z.strictObject({ orderNo }),
    objects: { orderNo: 'order' },
    output: caseEntries,
  }),
  places: defineEndpoint({
    ...look,
    path: '/after-sales/places',
    summary: '查询商品可申请售后的订单',
    input: placesInput,
    output: places,
  }),
  preview: defineEndpoint({
    ...look,
    path: '/after-sales/preview',
    summary: '预览售后申请',
    input: previewInput,
    objects: { orderNo: 'order' },
    output: casePreview,
  }),
  apply: defineEndpoint({
    ...write,
    path: '/after-sales/apply',
    summary: '提交售后申请',
    input: applyInput,
    objects: { orderNo: 'order', 'lines.fileIds': 'afterSaleFile' },
    output: applied,
    idempotent: true,
    errors: applyErrors,
  }),
  saveDraft: defineEndpoint({
    ...write,
    path: '/after-sales/draft/save',
    summary: '保存售后草稿',
    input: draftInput,
    objects: { orderNo: 'order' },
    output: savedDraft,
    rate: 'normal',
    idempotent: true,
    errors: draftErrors,
  }),
  readDraft: defineEndpoint({
    ...look,
    identities: BUYERS,
    permission: 'AFTER_SALES_ADD',
    path: '/after-sales/draft/read',
    summary: '读取售后草稿',
    input: z.strictObject({ orderNo }),
    objects: { orderNo: 'order' },
    output: caseDraft,
  }),
  dropDraft: defineEndpoint({
    ...write,
    path: '/after-sales/draft/drop',
    summary: '删除售后草稿',
    input: z.strictObject({ orderNo }),
    objects: { orderNo: 'order' },
    output: z.object({ dropped: z.boolean() }),
    rate: 'normal',
  }),
  list: defineEndpoint({
    ...look,
    path: '/after-sales/list',
    summary: '查询售后列表',
    input: listInput,
    output: casePage,
  }),
  counts: defineEndpoint({
    ...look,
    path: '/after-sales/counts',
    summary: '查询各状态售后数',
    input: z.strictObject({}),
    output: caseCounts,
  }),
  detail: defineEndpoint({
    ...look,
    path: '/after-sales/detail',
    summary: '查询售后详情',
    input: z.strictObject({ caseNo }),
    objects,
    output: caseDetail,
  }),
  withdraw: defineEndpoint({
    ...act,
    path: '/after-sales/withdraw',
    summary: '撤销售后申请',
    input: z.strictObject({ ...seen, reason: plainText(200).default('') }),
  }),
  supplement: defineEndpoint({
    ...spoken,
    path: '/after-sales/supplement',
    summary: '补充售后资料',
    input: z.strictObject({ ...seen, ...said }),
  }),
  choose: defineEndpoint({
    ...act,
    path: '/after-sales/choose',
    summary: '选择等货或退款',
    errors: chooseErrors,
    input: z.strictObject({ ...seen, wish: z.enum(['wait', 'refund']) }),
  }),
  acceptEstimate: defineEndpoint({
    ...act,
    path: '/after-sales/estimate/accept',
    summary: '接受维修报价',
    input: z.strictObject(seen),
  }),
  declineEstimate: defineEndpoint({
    ...act,
    path: '/after-sales/estimate/decline',
    summary: '不接受维修报价',
    input: z.strictObject(seen),
  }),
  confirm: defineEndpoint({
    ...act,
    path: '/after-sales/confirm',
    summary: '确认售后完成',
    input: z.strictObject(seen),
  }),
  reopen: defineEndpoint({
    ...spoken,
    path: '/after-sales/reopen',
    summary: '重新打开售后单',
    input: z.strictObject({ ...seen, reason: words.min(1, '请填写没有解决的问题'), fileIds }),
    errors: reopenErrors,
  }),
  say: defineEndpoint({
    ...spoken,
    path: '/after-sales/say',
    summary: '给客服留言',
    input: z.strictObject({ caseNo, ...said }),
  }),
  upload: defineEndpoint({
    ...write,
    path: '/after-sales/upload',
    summary: '上传售后凭证',
    input: fileUpload,
    output: attachedFile,
    rate: 'upload',
    idempotent: true,
    errors: { ...uploadErrors, ...keepErrors },
  }),
  file: defineEndpoint({
    ...look,
    method: 'GET',
    path: '/after-sales/file',
    summary: '下载售后附件',
    input: z.strictObject({ fileId: rowId }),
    objects: { fileId: 'heldAfterSaleFile' },
    output: z.file(),
    errors: openErrors,
  }),
};
