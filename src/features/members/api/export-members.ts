import { z } from 'zod';
import { exportOfList } from '#business/transfers/api/public.ts';
import type { ExportColumn } from '#business/transfers/rules/public.ts';
import { DATA_SCOPES } from '#features/access/rules/public.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { ADMINISTRATORS } from '#platform/shared/identities.ts';
import { type MemberRow, memberFilter } from '../contract/member-schemas.ts';
import { MEMBER_STATES } from '../rules/member-moves.ts';
import { assertFilter } from './assert-filter.ts';
import { presentMember } from './member-columns.ts';
import { countMembers, readMembers } from './read-members.ts';

const COLUMNS: readonly ExportColumn<MemberRow>[] = [
  { key: 'name', header: '姓名', kind: 'text', value: (row) => row.name },
  { key: 'userCode', header: '用户编号', kind: 'text', value: (row) => row.userCode },
  { key: 'phoneNumber', header: '手机号', kind: 'text', value: (row) => row.phoneNumber },
  { key: 'email', header: '邮箱', kind: 'text', value: (row) => row.email },
  { key: 'departmentName', header: '部门', kind: 'text', value: (row) => row.departmentName },
  { key: 'jobTitle', header: '职位', kind: 'text', value: (row) => row.jobTitle },
  { key: 'roles', header: '角色', kind: 'text', value: (row) => row.roles.join('、') },
  { key: 'dataScope', header: '数据范围', kind: 'text', value: (row) => DATA_SCOPES[row.dataScope] },
  { key: 'approves', header: '参与审批', kind: 'text', value: (row) => (row.approves ? '是' : '') },
  { key: 'amountLimit', header: '单笔限额（元）', kind: 'money', value: (row) => row.amountLimit ?? '不限' },
  { key: 'state', header: '状态', kind: 'text', value: (row) => MEMBER_STATES[row.state] },
  {
    key: 'lastLoginAt',
    header: '最近登录',
    kind: 'date',
    value: ({ lastLoginAt }) => (lastLoginAt === null ? null : displayTime(lastLoginAt)),
  },
];

/** Users of one's own company as their list shows them, numbers masked as there (specification 5). */
export const membersExport = exportOfList({
  kind: 'members',
  label: '用户',
  name: 'members.export',
  path: '/member-center/members/export',
  summary: '导出用户',
  identities: ADMINISTRATORS,
  permission: 'USER_MANAGEMENT',
  // What a task keeps is read once more as it was read: a word would have become a truth by then.
  input: memberFilter
    .omit({ pageNo: true, pageSize: true, companyId: true })
    .extend({ below: z.boolean().default(true) }),
  objects: { departmentId: 'department', roleId: 'role' },
  mostRows: 20_000,
  scheduled: {
    words: {
      keyword: { label: '关键词' },
      state: { label: '状态', values: MEMBER_STATES },
      departmentId: { label: '部门', chosen: true },
      below: null,
      roleId: { label: '角色', chosen: true },
    },
  },
  columns: COLUMNS,
  async read(db, caller, filter) {
    const company = { db, firmId: caller.firmId, viewer: caller, held: caller.granted, identity: caller.identity };
    await assertFilter(company, filter);
    const rows = await readMembers(company, filter);
    const counts = await countMembers(company, filter);
    return { list: rows.map((row) => presentMember(row, caller.userId)), total: counts[filter.state ?? 'all'] };
  },
});
