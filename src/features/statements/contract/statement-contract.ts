import { z } from 'zod';
import { keepErrors, openErrors, takeErrors } from '#business/attachments/contract/attachment-errors.ts';
import { attachedFile, fileUpload } from '#business/attachments/contract/attachment-schemas.ts';
import { BUYERS, defineEndpoint, TRADE_READERS } from '#platform/shared/define-endpoint.ts';
import { tableFile } from '#platform/shared/file-content.ts';
import { rowId } from '#platform/shared/wire-schemas.ts';
import { checkedReport, exceptionInput, exceptionPage, resolved, resolveInput } from './check-schemas.ts';
import { disputeActed, disputeDetail, disputeInput, disputeNo, disputeSeen, sayInput } from './dispute-schemas.ts';
import { TAKING_BACK } from './share-contract.ts';
import {
  actErrors,
  confirmErrors,
  disputeErrors,
  exceptionErrors,
  importErrors,
  paperErrors,
  talkErrors,
  termsErrors,
} from './statement-errors.ts';
import {
  acted,
  confirmed,
  confirmInput,
  linePage,
  linesInput,
  listInput,
  seen,
  statementCounts,
  statementDetail,
  statementNo,
  statementPage,
  statementPreview,
} from './statement-schemas.ts';
import { firmTerms, firmTermsInput } from './terms-schemas.ts';

const look = {
  method: 'POST',
  identities: TRADE_READERS,
  permission: 'RECONCILIATION_MANAGEMENT_PAGE',
  specified: false,
} as const;
const write = {
  method: 'POST',
  identities: BUYERS,
  permission: 'BILL_EDIT',
  transaction: 'write',
  rate: 'order',
  specified: false,
} as const;
const objects = { statementNo: 'statement' } as const;
const ofDispute = { disputeNo: 'dispute' } as const;
const disputeAct = {
  ...write,
  objects: ofDispute,
  output: disputeActed,
  idempotent: true,
  errors: talkErrors,
} as const;

/** Statements on the customer's side (specification 2.3, behaviours 2.9). */
export const statementContract = {
  list: defineEndpoint({
    ...look,
    path: '/statements/list',
    summary: '查询对账单列表',
    input: listInput,
    output: statementPage,
  }),
  counts: defineEndpoint({
    ...look,
    path: '/statements/counts',
    summary: '查询各状态对账单数',
    input: z.strictObject({}),
    output: statementCounts,
  }),
  preview: defineEndpoint({
    ...look,
    path: '/statements/preview',
    summary: '预览本期未出账',
    input: z.strictObject({}),
    output: statementPreview,
  }),
  detail: defineEndpoint({
    ...look,
    path: '/statements/detail',
    summary: '查询对账单详情',
    input: z.strictObject({ statementNo }),
    objects,
    output: statementDetail,
  }),
  lines: defineEndpoint({
    ...look,
    path: '/statements/lines',
    summary: '查询对账单明细',
    input: linesInput,
    objects,
    output: linePage,
  }),
  confirm: defineEndpoint({
    ...write,
    path: '/statements/confirm',
    summary: '确认对账单',
    input: confirmInput,
    objects,
    output: confirmed,
    idempotent: true,
    errors: confirmErrors,
  }),
  withdrawApproval: defineEndpoint({
    ...write,
    path: '/statements/approval/withdraw',
    summary: '撤回对账单审批',
    input: z.strictObject(seen),
    objects,
    output: acted,
    idempotent: true,
    errors: actErrors,
  }),
  dispute: defineEndpoint({
    ...write,
    path: '/statements/dispute',
    summary: '对对账单明细提异议',
    input: disputeInput,
    objects: { ...objects, fileIds: 'statementFile' },
    output: acted.extend({ disputeNos: z.array(z.string()) }),
    idempotent: true,
    errors: disputeErrors,
  }),
  readDispute: defineEndpoint({
    ...look,
    path: '/statements/dispute/detail',
    summary: '查询对账异议',
    input: z.strictObject({ disputeNo }),
    objects: ofDispute,
    output: disputeDetail,
  }),
  say: defineEndpoint({
    ...disputeAct,
    path: '/statements/dispute/say',
    summary: '回复对账异议',
    input: sayInput,
    objects: { ...ofDispute, fileIds: 'statementFile' },
  }),
  withdrawDispute: defineEndpoint({
    ...disputeAct,
    permission: TAKING_BACK,
    path: '/statements/dispute/withdraw',
    summary: '撤回对账异议',
    input: z.strictObject(disputeSeen),
  }),
  agree: defineEndpoint({
    ...disputeAct,
    path: '/statements/dispute/agree',
    summary: '同意异议调整',
    input: z.strictObject(disputeSeen),
    errors: { ...talkErrors, STATEMENT_FLOW_DENIED: confirmErrors.STATEMENT_FLOW_DENIED },
  }),
  decline: defineEndpoint({
    ...disputeAct,
    path: '/statements/dispute/decline',
    summary: '不同意异议调整',
    input: sayInput.omit({ fileIds: true }).extend({ version: disputeSeen.version }),
  }),
  upload: defineEndpoint({
    ...write,
    path: '/statements/upload',
    summary: '上传对账附件',
    input: fileUpload,
    output: attachedFile,
    rate: 'upload',
    idempotent: true,
    errors: { ...takeErrors, ...keepErrors },
  }),
  file: defineEndpoint({
    ...look,
    method: 'GET',
    path: '/statements/file',
    summary: '下载对账附件',
    input: z.strictObject({ fileId: rowId }),
    objects: { fileId: 'heldStatementFile' },
    output: z.file(),
    errors: openErrors,
  }),
  paper: defineEndpoint({
    ...look,
    method: 'GET',
    path: '/statements/paper',
    summary: '下载对账单 PDF',
    input: z.strictObject({ statementNo }),
    objects,
    output: z.file(),
    rate: 'export',
    errors: paperErrors,
  }),
  /** The file of the export, filled in: every row is judged for itself, good ones are written together. */
  importChecked: defineEndpoint({
    ...write,
    path: '/statements/import',
    summary: '导入核对结果',
    input: z.strictObject({ statementNo, file: tableFile(), dryRun: z.boolean() }),
    objects,
    output: checkedReport,
    rate: 'upload',
    // The file is read before a transaction is opened.
    transaction: 'none',
    errors: importErrors,
  }),
  exceptions: defineEndpoint({
    ...look,
    path: '/statements/exceptions',
    summary: '查询对账差异',
    input: exceptionInput,
    objects,
    output: exceptionPage,
  }),
  resolveException: defineEndpoint({
    ...write,
    path: '/statements/exceptions/resolve',
    summary: '处理对账差异',
    input: resolveInput,
    objects: { exceptionId: 'statementException' },
    output: resolved,
    idempotent: true,
    errors: exceptionErrors,
  }),
  readTerms: defineEndpoint({
    ...look,
    path: '/statements/terms',
    summary: '查询对账设置',
    input: z.strictObject({}),
    output: firmTerms,
  }),
  saveTerms: defineEndpoint({
    ...write,
    path: '/statements/terms/save',
    summary: '保存对账设置',
    input: firmTermsInput,
    output: firmTerms,
    rate: 'normal',
    idempotent: true,
    errors: termsErrors,
  }),
};
