import { deskCustomerHref } from '#business/paths/rules/public.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { Tag } from '#platform/web/display/tag.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { CellLines } from '#platform/web/kits/list/cell-lines.tsx';
import { KeywordFilter } from '#platform/web/kits/list/keyword-filter.tsx';
import type { ListColumn } from '#platform/web/kits/list/list-column.ts';
import { ListPage } from '#platform/web/kits/list/list-page.tsx';
import { useListQuery } from '#platform/web/kits/list/list-query.ts';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { TermChange } from '../../contract/terms-schemas.ts';
import { termChangeStates } from '../../rules/term-states.ts';
import { ChangeActs } from './change-acts.tsx';
import { ChangeFields } from './change-fields.tsx';
import type { OpenListProps } from './list-props.ts';
import { changesQuery } from './terms-desk-api.ts';

const COLUMNS: readonly ListColumn<TermChange>[] = [
  {
    key: 'customer',
    title: '客户',
    width: 220,
    fixed: true,
    rowHeader: true,
    render: (row) => (
      <CellLines>
        <PageLink href={deskCustomerHref(row.customerCode)}>{row.firmName}</PageLink>
        <small>{row.customerCode}</small>
      </CellLines>
    ),
  },
  { key: 'fields', title: '变更内容', fixed: true, render: (row) => <ChangeFields fields={row.fields} /> },
  {
    key: 'reason',
    title: '原因',
    render: (row) => (
      <CellLines>
        <span>{row.reason}</span>
        {row.secondFor.length > 0 && <small>{`需复核：${row.secondFor.join('、')}`}</small>}
        {row.note && <small>{`复核意见：${row.note}`}</small>}
      </CellLines>
    ),
  },
  {
    key: 'people',
    title: '提交与复核',
    width: 170,
    render: (row) => (
      <CellLines>
        <span>{`${row.proposedBy || '系统'}${row.checkedBy && `，${row.checkedBy} 复核`}`}</span>
        <small>{displayTime(row.checkedAt ?? row.proposedAt)}</small>
      </CellLines>
    ),
  },
  {
    key: 'status',
    title: '状态',
    width: 90,
    render: (row) => <Tag tone={termChangeStates.tone(row.status)}>{row.statusLabel}</Tag>,
  },
  { key: 'acts', title: '操作', width: 168, fixed: true, render: (row) => <ChangeActs change={row} /> },
];

/** Changes of the terms of all customers: those that wait for a second person, or all there were. */
export function ChangeList({ search, address, tabs }: OpenListProps) {
  const waiting = search.tab === 'changes';
  return (
    <ListPage
      title="客户条款变更"
      storeKey="desk-term-changes"
      address={address}
      page={search}
      result={useListQuery(changesQuery(search))}
      tabs={tabs}
      filters={<KeywordFilter label="筛选变更" hint="客户名称或编号" keyword={search.keyword} address={address} />}
      table={{
        columns: COLUMNS,
        rowKey: (row) => row.changeId,
        rowName: (row) => row.firmName,
        stacks: true,
        empty: waiting ? (
          <EmptyState title="没有等待复核的变更">超出单人权限的变更会出现在这里。</EmptyState>
        ) : (
          <EmptyState title="没有变更记录">换个条件看看。</EmptyState>
        ),
      }}
    />
  );
}
