import { z } from 'zod';
import { defineEndpoint } from '#platform/shared/define-endpoint.ts';
import { plainText, rowId } from '#platform/shared/wire-schemas.ts';
import { ADMINISTRATORS, memberAct } from './member-contract.ts';
import { company, memberRow } from './member-schemas.ts';

const optionalText = z.string().nullable();
const done = z.object({});
const name = plainText(40).pipe(z.string().min(1, '请填写部门名称'));

const departmentNode = z.object({
  departmentId: z.string(),
  parentId: optionalText,
  name: z.string(),
  code: z.string(),
  headName: optionalText,
  /** People of the department itself, and with everything below it; who has left does not count. */
  people: z.number().int(),
  peopleBelow: z.number().int(),
});
export type DepartmentNode = z.infer<typeof departmentNode>;

const departmentDetail = departmentNode.extend({
  version: z.number().int(),
  headMemberId: optionalText,
  /** From the top down, without itself. */
  above: z.array(z.object({ departmentId: z.string(), name: z.string() })),
  children: z.array(departmentNode),
  members: z.array(memberRow),
});
export type DepartmentDetail = z.infer<typeof departmentDetail>;

const department = z.strictObject({ ...company, departmentId: rowId });
const facts = { name, code: plainText(30), headMemberId: rowId.nullable() };

const shown = { method: 'GET', identities: ADMINISTRATORS, permission: 'USER_MANAGEMENT', specified: false } as const;
const act = memberAct;

/** The tree of a company's departments. */
export const departmentContract = {
  tree: defineEndpoint({
    ...shown,
    path: '/member-center/departments',
    summary: '访问组织管理',
    input: z.strictObject(company),
    output: z.array(departmentNode),
    objects: { companyId: 'company' },
  }),
  detail: defineEndpoint({
    ...shown,
    path: '/member-center/departments/detail',
    summary: '查看部门',
    input: department,
    output: departmentDetail,
    objects: { companyId: 'company', departmentId: 'department' },
  }),
  add: defineEndpoint({
    ...act,
    path: '/member-center/departments/add',
    summary: '新增部门',
    permission: 'DEPARTMENT_ADD',
    input: z.strictObject({ ...company, parentId: rowId.nullable(), ...facts }),
    output: z.object({ departmentId: z.string() }),
    idempotent: true,
    objects: { companyId: 'company', parentId: 'department', headMemberId: 'member' },
  }),
  edit: defineEndpoint({
    ...act,
    path: '/member-center/departments/edit',
    summary: '编辑部门',
    permission: 'DEPARTMENT_EDIT',
    input: z.strictObject({ ...company, departmentId: rowId, version: z.number().int().min(1), ...facts }),
    output: done,
    objects: { companyId: 'company', departmentId: 'department', headMemberId: 'member' },
  }),
  move: defineEndpoint({
    ...act,
    path: '/member-center/departments/move',
    summary: '移动部门',
    permission: 'DEPARTMENT_EDIT',
    input: z.strictObject({
      ...company,
      departmentId: rowId,
      parentId: rowId.nullable(),
      /** Place among the new siblings, from 0; the last where absent. */
      place: z.number().int().min(0).max(1000).optional(),
    }),
    output: done,
    objects: { companyId: 'company', departmentId: 'department', parentId: 'department' },
  }),
  remove: defineEndpoint({
    ...act,
    path: '/member-center/departments/remove',
    summary: '删除部门',
    permission: 'DEPARTMENT_DELETE',
    input: department,
    output: done,
    objects: { companyId: 'company', departmentId: 'department' },
  }),
  moveMembers: defineEndpoint({
    ...act,
    path: '/member-center/departments/moveMembers',
    summary: '移动部门人员',
    permission: 'USER_EDIT',
    input: z.strictObject({
      ...company,
      departmentId: rowId.nullable(),
      memberIds: z.array(rowId).min(1, '请先选择人员').max(100),
    }),
    output: done,
    objects: { companyId: 'company', departmentId: 'department', memberIds: 'member' },
  }),
};
