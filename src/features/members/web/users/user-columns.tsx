import { MEMBER_DETAIL_PATH } from '#business/paths/rules/public.ts';
import { DATA_SCOPES } from '#features/access/rules/public.ts';
import { displayYuan } from '#platform/shared/display-money.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { Row } from '#platform/web/display/row.tsx';
import { Tag } from '#platform/web/display/tag.tsx';
import type { ListColumn } from '#platform/web/kits/list/list-column.ts';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { MemberRow } from '../../contract/member-schemas.ts';
import { MEMBER_STATES } from '../../rules/member-moves.ts';
import { hrefOf } from '../company-queries.ts';
import styles from '../members.module.css';
import { RowActs } from './row-acts.tsx';
import type { OpenAct } from './user-acts.ts';
import { STATE_TONES } from './user-words.ts';

export function userColumns(companyId: string | undefined, open: OpenAct): readonly ListColumn<MemberRow>[] {
  const detailHref = ({ memberId }: MemberRow) => hrefOf(MEMBER_DETAIL_PATH, { memberId, companyId });
  return [
    {
      key: 'name',
      title: '姓名',
      width: 150,
      fixed: true,
      rowHeader: true,
      render: (row) => (
        <span className={styles.name}>
          <PageLink href={detailHref(row)}>{row.self ? `${row.name}（我）` : row.name}</PageLink>
          <small>{row.userCode ?? '激活后显示编号'}</small>
        </span>
      ),
    },
    { key: 'phone', title: '手机', width: 120, render: (row) => row.phoneNumber ?? '—' },
    { key: 'email', title: '邮箱', width: 200, ellipsis: true, render: (row) => row.email ?? '—' },
    { key: 'department', title: '部门', width: 120, ellipsis: true, render: (row) => row.departmentName ?? '—' },
    {
      key: 'roles',
      title: '角色',
      render: (row) => (
        <Row as="span" gap={4} looks={['wrap']}>
          {row.roles.map((role) => (
            <Tag key={role}>{role}</Tag>
          ))}
        </Row>
      ),
    },
    { key: 'scope', title: '数据范围', width: 120, render: (row) => DATA_SCOPES[row.dataScope] },
    {
      key: 'limit',
      title: '单笔限额',
      width: 110,
      align: 'right',
      optional: true,
      render: (row) => (row.amountLimit === null ? '不限' : displayYuan(row.amountLimit)),
    },
    { key: 'jobTitle', title: '职位', width: 110, optional: true, render: (row) => row.jobTitle || '—' },
    {
      key: 'login',
      title: '最近登录',
      width: 140,
      optional: true,
      render: (row) => (row.lastLoginAt ? displayTime(row.lastLoginAt) : '—'),
    },
    {
      key: 'state',
      title: '状态',
      width: 84,
      render: (row) => <Tag tone={STATE_TONES[row.state]}>{MEMBER_STATES[row.state]}</Tag>,
    },
    {
      key: 'acts',
      title: '操作',
      width: 230,
      fixed: true,
      render: (row) => <RowActs row={row} companyId={companyId} open={open} />,
    },
  ];
}
