import { z } from 'zod';
import { keepErrors, openErrors } from '#business/attachments/contract/attachment-errors.ts';
import { fileUpload } from '#business/attachments/contract/attachment-schemas.ts';
import { BUYING_PEOPLE, defineEndpoint } from '#platform/shared/define-endpoint.ts';
import { plainText, rowId } from '#platform/shared/wire-schemas.ts';
import { approvalErrors, fileErrors } from './approval-errors.ts';
import {
  approvalCounts,
  approvalDetail,
  approvalPage,
  decisionInput,
  decisionResult,
  delayedDecision,
  delegation,
  delegationInput,
  documentType,
  fileIds,
  listInput,
  people,
  progress,
  requestFile,
  requestNo,
} from './approval-schemas.ts';

/** Groups have nothing to approve; who approves what, and why, is internal to a company. */
const own = { identities: BUYING_PEOPLE, specified: false } as const;
const act = { ...own, method: 'POST', transaction: 'write', errors: approvalErrors } as const;
const byNumber = { requestNo: 'approvalRequest' } as const;
const ownByNumber = { requestNo: 'ownApproval' } as const;
const done = z.object({});

/** Approvals at work: a task is the right to decide it; what else a person sees follows the data scope (U6). */
export const approvalContract = {
  decide: defineEndpoint({
    ...act,
    path: '/enterprise-service/fronted/workflow/task/approval',
    summary: '处理审批任务',
    input: decisionInput,
    objects: { 'tasks.taskId': 'approvalTask', fileIds: 'approvalFile' },
    output: z.array(decisionResult),
    // Each task in a transaction of its own: one that cannot be decided keeps no other from it.
    transaction: 'none',
    specified: true,
  }),
  undo: defineEndpoint({
    ...act,
    path: '/enterprise-service/fronted/approval/undo',
    summary: '撤销等待执行的同意',
    input: z.strictObject({ taskId: rowId }),
    objects: { taskId: 'approvalTask' },
    output: done,
  }),
  delayed: defineEndpoint({
    ...own,
    method: 'GET',
    path: '/enterprise-service/fronted/approval/delayed',
    summary: '查询等待执行的同意',
    input: z.strictObject({}),
    output: z.array(delayedDecision),
  }),
  list: defineEndpoint({
    ...own,
    method: 'GET',
    path: '/enterprise-service/fronted/approval/list',
    summary: '查询审批列表',
    input: listInput,
    output: approvalPage,
  }),
  counts: defineEndpoint({
    ...own,
    method: 'GET',
    path: '/enterprise-service/fronted/approval/counts',
    summary: '查询审批数量',
    input: z.strictObject({}),
    output: approvalCounts,
  }),
  detail: defineEndpoint({
    ...own,
    method: 'GET',
    path: '/enterprise-service/fronted/approval/detail',
    summary: '查询审批详情',
    input: z.strictObject({ requestNo }),
    objects: byNumber,
    output: approvalDetail,
  }),
  progress: defineEndpoint({
    ...own,
    method: 'GET',
    path: '/enterprise-service/fronted/approval/progress',
    summary: '查询单据的审批进度',
    input: z.strictObject({ documentType, documentNo: z.string().min(1).max(40) }),
    output: progress.nullable(),
  }),
  people: defineEndpoint({
    ...own,
    method: 'GET',
    path: '/enterprise-service/fronted/approval/people',
    summary: '查询可选审批人',
    input: z.strictObject({ words: plainText(20).default('') }),
    output: people,
  }),
  withdraw: defineEndpoint({
    ...act,
    path: '/enterprise-service/fronted/approval/withdraw',
    summary: '撤回申请',
    input: z.strictObject({ requestNo, reason: plainText(200).default('') }),
    objects: ownByNumber,
    output: done,
  }),
  answer: defineEndpoint({
    ...act,
    path: '/enterprise-service/fronted/approval/answer',
    summary: '补充说明并继续审批',
    input: z.strictObject({ requestNo, comment: plainText(500).min(1, '请填写补充说明'), fileIds }),
    objects: { ...ownByNumber, fileIds: 'approvalFile' },
    output: done,
  }),
  urge: defineEndpoint({
    ...act,
    path: '/enterprise-service/fronted/approval/urge',
    summary: '催办',
    input: z.strictObject({ requestNo }),
    objects: ownByNumber,
    output: done,
  }),
  comment: defineEndpoint({
    ...act,
    path: '/enterprise-service/fronted/approval/comment',
    summary: '留言',
    // A file speaks for itself.
    input: z.strictObject({ requestNo, comment: plainText(500).default(''), fileIds }),
    objects: { ...byNumber, fileIds: 'approvalFile' },
    output: done,
  }),
  copy: defineEndpoint({
    ...act,
    path: '/enterprise-service/fronted/approval/copy',
    summary: '抄送',
    input: z.strictObject({ requestNo, memberIds: z.array(rowId).min(1).max(20) }),
    objects: byNumber,
    output: done,
  }),
  upload: defineEndpoint({
    ...act,
    path: '/enterprise-service/fronted/approval/upload',
    summary: '上传审批附件',
    input: fileUpload,
    output: requestFile,
    rate: 'upload',
    idempotent: true,
    errors: { ...fileErrors, ...keepErrors },
  }),
  file: defineEndpoint({
    ...own,
    method: 'GET',
    path: '/enterprise-service/fronted/approval/file',
    summary: '下载审批附件',
    input: z.strictObject({ fileId: rowId }),
    objects: { fileId: 'heldApprovalFile' },
    output: z.file(),
    errors: openErrors,
  }),
  delegations: defineEndpoint({
    ...own,
    method: 'GET',
    path: '/enterprise-service/fronted/approval/delegations',
    summary: '查询审批委托',
    input: z.strictObject({}),
    output: z.array(delegation),
  }),
  delegate: defineEndpoint({
    ...act,
    path: '/enterprise-service/fronted/approval/delegate',
    summary: '设置审批委托',
    input: delegationInput,
    output: done,
    idempotent: true,
  }),
  revokeDelegation: defineEndpoint({
    ...act,
    path: '/enterprise-service/fronted/approval/revokeDelegation',
    summary: '撤销审批委托',
    input: z.strictObject({ id: rowId }),
    objects: { id: 'delegation' },
    output: done,
  }),
};
