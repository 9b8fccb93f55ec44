import { z } from 'zod';
import { defineEndpoint, type Identity } from '#platform/shared/define-endpoint.ts';
import { pageOf } from '#platform/shared/pagination.ts';
import { memberErrors } from './member-errors.ts';
import {
  companyChoice,
  duties,
  leaving,
  memberChange,
  memberChoices,
  memberCounts,
  memberDetail,
  memberFilter,
  memberKey,
  memberRights,
  memberRow,
  memberTable,
  newMember,
  tableReport,
} from './member-schemas.ts';

/** Those who administer a company: its own people, however it buys, and accounts of its group (specification 6). */
export const ADMINISTRATORS: readonly Identity[] = ['company', 'group', 'restricted'];

const done = z.object({});
const shown = {
  method: 'GET',
  identities: ADMINISTRATORS,
  permission: 'USER_MANAGEMENT',
  specified: false,
} as const;
/** What every change of users, departments and roles has in common. */
export const memberAct = {
  method: 'POST',
  identities: ADMINISTRATORS,
  errors: memberErrors,
  transaction: 'write',
  specified: false,
} as const;
const act = memberAct;
const ofCompany = { companyId: 'company' };
const ofMember = { companyId: 'company', memberId: 'member' };
const ofPlace = { companyId: 'company', departmentId: 'department', roleIds: 'role' };

/** Users of a company: who they are, what they may do and why (behaviours 2.12). */
export const memberContract = {
  list: defineEndpoint({
    ...shown,
    path: '/member-center/members',
    summary: '访问用户管理',
    input: memberFilter,
    output: pageOf(memberRow),
    objects: { companyId: 'company', departmentId: 'department', roleId: 'role' },
  }),
  counts: defineEndpoint({
    ...shown,
    path: '/member-center/members/counts',
    summary: '查询各状态用户数',
    input: memberFilter.omit({ state: true, pageNo: true, pageSize: true }),
    output: memberCounts,
    objects: { companyId: 'company', departmentId: 'department', roleId: 'role' },
  }),
  detail: defineEndpoint({
    ...shown,
    path: '/member-center/members/detail',
    summary: '查看用户',
    input: memberKey,
    output: memberDetail,
    objects: ofMember,
  }),
  rights: defineEndpoint({
    ...shown,
    path: '/member-center/members/rights',
    summary: '查看用户的有效权限',
    input: memberKey,
    output: memberRights,
    objects: ofMember,
  }),
  duties: defineEndpoint({
    ...shown,
    path: '/member-center/members/duties',
    summary: '查看用户待交接的事项',
    input: memberKey,
    output: duties,
    objects: ofMember,
  }),
  choices: defineEndpoint({
    ...shown,
    path: '/member-center/members/choices',
    summary: '查询可授予的部门、角色和数据范围',
    input: z.strictObject({ companyId: memberKey.shape.companyId }),
    output: memberChoices,
    objects: ofCompany,
  }),
  companies: defineEndpoint({
    ...shown,
    path: '/member-center/members/companies',
    summary: '查询可管理的公司',
    input: z.strictObject({}),
    output: z.array(companyChoice),
  }),
  invite: defineEndpoint({
    ...act,
    path: '/member-center/members/invite',
    summary: '新增用户',
    permission: 'USER_ADD',
    input: newMember,
    output: z.object({ memberId: z.string() }),
    idempotent: true,
    objects: ofPlace,
  }),
  importTable: defineEndpoint({
    ...act,
    path: '/member-center/members/import',
    summary: '批量新增用户',
    permission: 'USER_ADD',
    input: memberTable,
    output: tableReport,
    rate: 'upload',
    // The file is read before a transaction is opened.
    transaction: 'none',
    objects: ofCompany,
  }),
  edit: defineEndpoint({
    ...act,
    path: '/member-center/members/edit',
    summary: '编辑用户',
    permission: 'USER_EDIT',
    input: memberChange,
    output: done,
    objects: { ...ofPlace, memberId: 'member' },
  }),
  enable: defineEndpoint({
    ...act,
    path: '/member-center/members/enable',
    summary: '管理用户状态',
    permission: 'USER_CONTROL',
    input: memberKey,
    output: done,
    objects: ofMember,
  }),
  freeze: defineEndpoint({
    ...act,
    path: '/member-center/members/freeze',
    summary: '冻结用户',
    permission: 'USER_FREEZE',
    input: memberKey,
    output: done,
    objects: ofMember,
  }),
  reinvite: defineEndpoint({
    ...act,
    path: '/member-center/members/reinvite',
    summary: '重新邀请用户',
    permission: 'USER_CONTROL',
    input: memberKey,
    output: done,
    objects: ofMember,
  }),
  withdraw: defineEndpoint({
    ...act,
    path: '/member-center/members/withdraw',
    summary: '删除用户',
    permission: 'USER_DELETE',
    input: memberKey,
    output: done,
    objects: ofMember,
  }),
  leave: defineEndpoint({
    ...act,
    path: '/member-center/members/leave',
    summary: '办理用户离职',
    permission: 'USER_CONTROL',
    input: leaving,
    output: done,
    objects: { ...ofMember, successorId: 'member' },
  }),
};
