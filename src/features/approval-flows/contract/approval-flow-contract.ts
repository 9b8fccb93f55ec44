import { z } from 'zod';
import { defineEndpoint } from '#platform/shared/define-endpoint.ts';
import { amountText, plainText, rowId } from '#platform/shared/wire-schemas.ts';
import {
  documentType,
  flowDraft,
  namedThing,
  planAnswer,
  savedFlow,
  simulationAnswer,
} from './approval-flow-schemas.ts';

export const approvalFlowErrors = {
  FLOW_NAME_TAKEN: { status: 409, code: 35250, message: '已有同名的审批流，请换一个名称' },
  FLOW_CHANGED: { status: 409, code: 35251, message: '这条审批流刚被修改过，请查看最新内容后再保存' },
  FLOW_INVALID: { status: 400, code: 35252, message: '审批流还不完整' },
  FLOW_LIMIT: { status: 409, code: 35253, message: '最多 200 条审批流，请先删除不用的' },
  FLOW_ORDER_CHANGED: { status: 409, code: 35254, message: '审批流列表刚有变动，请刷新后再排序' },
  FLOW_POINTS_NOWHERE: { status: 404, code: 35255, message: '所选的部门、人员、角色或成本中心不存在或已被删除' },
} as const;

/** Objects a draft names; lists of conditions are checked by the same rule. */
const draftObjects = {
  'flow.departmentId': 'department',
  'flow.nodes.approvers.memberId': 'member',
  'flow.nodes.approvers.roleId': 'role',
  'flow.nodes.approvers.departmentId': 'department',
  'flow.nodes.copyTo.memberId': 'member',
  'flow.nodes.copyTo.roleId': 'role',
  'flow.nodes.copyTo.departmentId': 'department',
} as const;

const WHO = { identities: ['company'], specified: false } as const;
const reading = { ...WHO, permission: 'APPROVAL_MANAGEMENT' } as const;
const editing = { ...WHO, permission: 'APPROVAL_EDIT', transaction: 'write', errors: approvalFlowErrors } as const;
const adding = { ...editing, permission: 'APPROVAL_ADD', idempotent: true } as const;
const oneFlow = { flowId: rowId, version: z.number().int().min(1) };
const path = '/enterprise-service/approvalFlow';

/** Rules of a firm: which documents need whose approval (审批流). */
export const approvalFlowContract = {
  list: defineEndpoint({
    ...reading,
    method: 'GET',
    path: `${path}/list`,
    summary: '查询审批流（按执行顺序）',
    input: z.strictObject({}),
    output: z.object({ flows: z.array(savedFlow), names: z.array(namedThing) }),
  }),
  detail: defineEndpoint({
    ...reading,
    method: 'GET',
    path: `${path}/detail`,
    summary: '查询一条审批流',
    input: z.strictObject({ flowId: rowId }),
    output: z.object({ flow: savedFlow, names: z.array(namedThing) }),
    objects: { flowId: 'approvalFlow' },
  }),
  choices: defineEndpoint({
    ...reading,
    method: 'GET',
    path: `${path}/choices`,
    summary: '查询可选的部门、人员、角色、成本中心、分类、品牌',
    input: z.strictObject({ kind: namedThing.shape.kind, keyword: plainText(40).default('') }),
    /** At most 50; `hint` tells namesakes apart. */
    output: z.array(z.object({ id: z.string(), name: z.string(), hint: z.string() })),
    rate: 'search',
  }),
  add: defineEndpoint({
    ...adding,
    method: 'POST',
    path: `${path}/add`,
    summary: '新增审批流',
    input: z.strictObject({ flow: flowDraft, enabled: z.boolean() }),
    output: z.object({ flowId: z.string() }),
    objects: draftObjects,
  }),
  edit: defineEndpoint({
    ...editing,
    method: 'POST',
    path: `${path}/edit`,
    summary: '编辑审批流',
    input: z.strictObject({ ...oneFlow, flow: flowDraft }),
    output: z.object({ version: z.number().int() }),
    objects: { flowId: 'approvalFlow', ...draftObjects },
  }),
  setStatus: defineEndpoint({
    ...editing,
    method: 'POST',
    path: `${path}/setStatus`,
    summary: '启用或停用审批流',
    input: z.strictObject({ ...oneFlow, enabled: z.boolean() }),
    output: z.object({ version: z.number().int() }),
    objects: { flowId: 'approvalFlow' },
  }),
  reorder: defineEndpoint({
    ...editing,
    method: 'POST',
    path: `${path}/reorder`,
    summary: '调整审批流的执行顺序',
    /** All flows of one kind and effect, in their new order. */
    input: z.strictObject({ flowIds: z.array(rowId).min(1).max(200) }),
    output: z.object({}),
    objects: { flowIds: 'approvalFlow' },
  }),
  copy: defineEndpoint({
    ...adding,
    method: 'POST',
    path: `${path}/copy`,
    summary: '复制审批流（停用状态）',
    input: z.strictObject({ flowId: rowId }),
    output: z.object({ flowId: z.string() }),
    objects: { flowId: 'approvalFlow' },
  }),
  remove: defineEndpoint({
    ...editing,
    permission: 'APPROVAL_DELETE',
    method: 'POST',
    path: `${path}/remove`,
    summary: '删除审批流',
    input: z.strictObject(oneFlow),
    output: z.object({}),
    objects: { flowId: 'approvalFlow' },
  }),
  preview: defineEndpoint({
    ...reading,
    errors: approvalFlowErrors,
    method: 'POST',
    path: `${path}/preview`,
    summary: '预览谁会审批',
    /** With `flow`: as if it were saved and enabled, in the place of `flowId` where that is told. */
    input: z.strictObject({
      documentType,
      requesterId: rowId,
      amount: amountText.max(14),
      costCenterId: rowId.optional(),
      categoryId: rowId.optional(),
      brandId: rowId.optional(),
      urgent: z.boolean().default(false),
      overBudget: z.boolean().default(false),
      flow: flowDraft.optional(),
      flowId: rowId.optional(),
    }),
    output: planAnswer,
    objects: { requesterId: 'member', costCenterId: 'costCenter', flowId: 'approvalFlow', ...draftObjects },
  }),
  simulate: defineEndpoint({
    ...reading,
    errors: approvalFlowErrors,
    method: 'POST',
    path: `${path}/simulate`,
    summary: '用最近 31 天的订单试算审批流',
    input: z.strictObject({ flow: flowDraft, flowId: rowId.optional() }),
    output: simulationAnswer,
    objects: { flowId: 'approvalFlow', ...draftObjects },
    // Looks at thousands of orders: as dear as placing one.
    rate: 'order',
  }),
};
