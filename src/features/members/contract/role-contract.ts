import { z } from 'zod';
import { defineEndpoint } from '#platform/shared/define-endpoint.ts';
import { plainText, rowId } from '#platform/shared/wire-schemas.ts';
import { ADMINISTRATORS, memberAct } from './member-contract.ts';
import { company } from './member-schemas.ts';

const done = z.object({});

const roleRow = z.object({
  roleId: z.string(),
  name: z.string(),
  note: z.string(),
  /** How many people hold it; who has left does not count. */
  people: z.number().int(),
  codes: z.array(z.string()),
});
export type RoleRow = z.infer<typeof roleRow>;

const roleDetail = roleRow.extend({
  version: z.number().int(),
  /** What the caller does not hold and so may not give. */
  missing: z.array(z.string()),
  holders: z.array(z.object({ memberId: z.string(), name: z.string() })),
});
export type RoleDetail = z.infer<typeof roleDetail>;

const facts = {
  name: plainText(30).pipe(z.string().min(1, '请填写角色名称')),
  note: plainText(200),
  codes: z
    .array(z.string().regex(/^[A-Z][A-Z_]{2,60}$/, '权限编码格式不正确'))
    .min(1, '请至少选择一项权限')
    .max(200),
};

const shown = { method: 'GET', identities: ADMINISTRATORS, permission: 'ROLE_MANAGEMENT', specified: false } as const;
const act = memberAct;

/** Roles of a company: names for sets of permissions (specification 6). */
export const roleContract = {
  list: defineEndpoint({
    ...shown,
    path: '/member-center/roles',
    summary: '访问角色管理',
    input: z.strictObject(company),
    output: z.array(roleRow),
    objects: { companyId: 'company' },
  }),
  detail: defineEndpoint({
    ...shown,
    path: '/member-center/roles/detail',
    summary: '查看角色',
    input: z.strictObject({ ...company, roleId: rowId }),
    output: roleDetail,
    objects: { companyId: 'company', roleId: 'role' },
  }),
  add: defineEndpoint({
    ...act,
    path: '/member-center/roles/add',
    summary: '新增角色',
    permission: 'ROLE_ADD',
    input: z.strictObject({ ...company, ...facts }),
    output: z.object({ roleId: z.string() }),
    idempotent: true,
    objects: { companyId: 'company' },
  }),
  edit: defineEndpoint({
    ...act,
    path: '/member-center/roles/edit',
    summary: '编辑角色',
    permission: 'ROLE_EDIT',
    input: z.strictObject({ ...company, roleId: rowId, version: z.number().int().min(1), ...facts }),
    output: done,
    objects: { companyId: 'company', roleId: 'role' },
  }),
  remove: defineEndpoint({
    ...act,
    path: '/member-center/roles/remove',
    summary: '删除角色',
    permission: 'ROLE_DELETE',
    input: z.strictObject({ ...company, roleId: rowId, replacementId: rowId.optional() }),
    output: done,
    objects: { companyId: 'company', roleId: 'role', replacementId: 'role' },
  }),
};
