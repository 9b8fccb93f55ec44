import { z } from 'zod';
import { BUYING_PEOPLE, defineEndpoint } from '#platform/shared/define-endpoint.ts';
import { createErrors, moveErrors, removeErrors, statusErrors, updateErrors } from './budget-errors.ts';
import {
  centerDetail,
  centerName,
  centerTree,
  choices,
  createInput,
  editChoices,
  moveInput,
  removeInput,
  savedCenter,
  statement,
  statementInput,
  statusInput,
  updateInput,
} from './budget-schemas.ts';

const own = { identities: BUYING_PEOPLE, specified: false } as const;
const seen = { ...own, permission: 'COST_MANAGEMENT' } as const;
const changed = { ...own, transaction: 'write' } as const;
const nothing = z.strictObject({});

const CENTER = { id: 'costCenter' } as const;
const FIELDS = {
  parentId: 'costCenter',
  ownerMemberId: 'member',
  departmentId: 'department',
} as const;

/** Cost centres of a firm, what they may spend and what they have spent. */
export const budgetContract = {
  choices: defineEndpoint({
    method: 'GET',
    path: '/enterprise-service/budget/choices',
    summary: '可选成本中心及剩余预算',
    input: nothing,
    output: choices,
    identities: BUYING_PEOPLE,
    specified: false,
  }),
  tree: defineEndpoint({
    ...seen,
    method: 'GET',
    path: '/enterprise-service/budget/tree',
    summary: '查询成本中心树',
    input: nothing,
    output: centerTree,
  }),
  center: defineEndpoint({
    ...seen,
    method: 'GET',
    path: '/enterprise-service/budget/center',
    summary: '查询成本中心及规则',
    input: centerName,
    output: centerDetail,
    objects: CENTER,
  }),
  editChoices: defineEndpoint({
    ...seen,
    method: 'GET',
    path: '/enterprise-service/budget/editChoices',
    summary: '成本中心可选负责人、部门和上级',
    input: nothing,
    output: editChoices,
  }),
  create: defineEndpoint({
    ...changed,
    method: 'POST',
    path: '/enterprise-service/budget/create',
    summary: '新增成本中心',
    input: createInput,
    output: savedCenter,
    permission: 'COST_ADD',
    idempotent: true,
    errors: createErrors,
    objects: FIELDS,
  }),
  update: defineEndpoint({
    ...changed,
    method: 'POST',
    path: '/enterprise-service/budget/update',
    summary: '修改成本中心及规则',
    input: updateInput,
    output: savedCenter,
    permission: 'COST_EDIT',
    errors: updateErrors,
    objects: { ...CENTER, ...FIELDS },
  }),
  move: defineEndpoint({
    ...changed,
    method: 'POST',
    path: '/enterprise-service/budget/move',
    summary: '移动成本中心',
    input: moveInput,
    output: savedCenter,
    permission: 'COST_EDIT',
    errors: moveErrors,
    objects: { ...CENTER, parentId: 'costCenter' },
  }),
  setStatus: defineEndpoint({
    ...changed,
    method: 'POST',
    path: '/enterprise-service/budget/setStatus',
    summary: '启用或停用成本中心',
    input: statusInput,
    output: savedCenter,
    permission: 'COST_EDIT',
    errors: statusErrors,
    objects: CENTER,
  }),
  remove: defineEndpoint({
    ...changed,
    method: 'POST',
    path: '/enterprise-service/budget/remove',
    summary: '删除成本中心',
    input: removeInput,
    output: z.object({}),
    permission: 'COST_DELETE',
    errors: removeErrors,
    objects: CENTER,
  }),
  statement: defineEndpoint({
    ...seen,
    method: 'GET',
    path: '/enterprise-service/budget/statement',
    summary: '查询预算流水',
    input: statementInput,
    output: statement,
    objects: CENTER,
  }),
};
