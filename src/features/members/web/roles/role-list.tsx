import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MEMBER_LIST_PATH, ROLE_EDIT_PATH } from '#business/paths/rules/public.ts';
import { Permitted } from '#features/access/web/public.ts';
import { Button, ButtonLink } from '#platform/web/controls/button.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import type { ListColumn } from '#platform/web/kits/list/list-column.ts';
import { ListTable } from '#platform/web/kits/list/list-table.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { RoleRow } from '../../contract/role-contract.ts';
import { opensSomething, PERMISSION_TREE } from '../../rules/permission-tree.ts';
import { hrefOf } from '../company-queries.ts';
import { CompanySwitch } from '../company-switch.tsx';
import styles from '../members.module.css';
import { CompareDialog } from './compare-dialog.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { rolesQuery } from './role-queries.ts';

type Open = (role: RoleRow) => void;

/** In which groups of the menu a role may do something, and how much of each; what opens nothing yet does nothing. */
function reachOf({ codes }: RoleRow): string {
  const held = new Set(codes);
  const parts = PERMISSION_TREE.map(({ label, codes }) => {
    const all = codes.filter(opensSomething);
    return [label, all.filter((code) => held.has(code)).length, all.length] as const;
  });
  return parts
    .filter(([, count]) => count > 0)
    .map(([label, count, all]) => (count === all ? label : `${label} ${count}/${all}`))
    .join('、');
}

function RowActs({ role, companyId, onRemove }: { role: RoleRow; companyId: string | undefined; onRemove: Open }) {
  const { roleId, name } = role;
  return (
    <span className={styles.acts}>
      <Permitted code="ROLE_EDIT">
        <ButtonLink
          kind="quiet"
          size="sm"
          aria-label={`编辑 ${name}`}
          href={hrefOf(ROLE_EDIT_PATH, { roleId, companyId })}
        >
          编辑
        </ButtonLink>
      </Permitted>
      <Permitted code="ROLE_ADD">
        <ButtonLink
          kind="quiet"
          size="sm"
          aria-label={`复制 ${name}`}
          href={hrefOf(ROLE_EDIT_PATH, { copyOf: roleId, companyId })}
        >
          复制
        </ButtonLink>
      </Permitted>
      <Permitted code="ROLE_DELETE">
        <Button kind="quiet" size="sm" aria-label={`删除 ${name}`} onClick={() => onRemove(role)}>
          删除
        </Button>
      </Permitted>
    </span>
  );
}

const columns = (companyId: string | undefined, onRemove: Open): readonly ListColumn<RoleRow>[] => [
  {
    key: 'name',
    title: '角色',
    width: 180,
    rowHeader: true,
    render: ({ name, note }) => (
      <span className={styles.name}>
        <span>{name}</span>
        {note && <small>{note}</small>}
      </span>
    ),
  },
  {
    key: 'people',
    title: '持有人',
    width: 90,
    align: 'right',
    render: ({ roleId, people }) =>
      people > 0 ? <PageLink href={hrefOf(MEMBER_LIST_PATH, { roleId, companyId })}>{people} 人</PageLink> : '0 人',
  },
  { key: 'count', title: '权限数', width: 80, align: 'right', render: ({ codes }) => codes.length },
  { key: 'reach', title: '可以做什么', render: reachOf },
  {
    key: 'acts',
    title: '操作',
    width: 210,
    render: (role) => <RowActs role={role} companyId={companyId} onRemove={onRemove} />,
  },
];

/** Roles of a company with how many hold each. */
export function RoleList({ companyId }: { companyId: string | undefined }) {
  const { data: roles } = useSuspenseQuery(rolesQuery(companyId));
  const [removing, setRemoving] = useState<RoleRow | null>(null);
  const [comparing, setComparing] = useState(false);
  const tools = (
    <span className={styles.lines}>
      <Button size="sm" disabled={roles.length < 2} onClick={() => setComparing(true)}>
        对比角色
      </Button>
      <Permitted code="ROLE_ADD">
        <ButtonLink size="sm" kind="primary" href={hrefOf(ROLE_EDIT_PATH, { companyId })}>
          新增角色
        </ButtonLink>
      </Permitted>
    </span>
  );
  return (
    <>
      <h1 className="visually-hidden">角色</h1>
      <CompanySwitch companyId={companyId} />
      <Section title="全部角色" note={`共 ${roles.length} 个`} action={tools} flush>
        <ListTable
          caption="角色"
          columns={columns(companyId, setRemoving)}
          rows={roles}
          rowKey={(role) => role.roleId}
          empty={<EmptyState title="还没有角色">新增角色后，可以授予用户。</EmptyState>}
        />
      </Section>
      {removing && (
        <RemoveDialog role={removing} roles={roles} companyId={companyId} onClose={() => setRemoving(null)} />
      )}
      {comparing && <CompareDialog roles={roles} onClose={() => setComparing(false)} />}
    </>
  );
}
