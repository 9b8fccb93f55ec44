import { useState } from 'react';
import { deskCustomerHref } from '#business/paths/rules/public.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { SelectField } from '#platform/web/controls/select-field.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { Row } from '#platform/web/display/row.tsx';
import { Tag } from '#platform/web/display/tag.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { CellLines } from '#platform/web/kits/list/cell-lines.tsx';
import { KeywordFilter } from '#platform/web/kits/list/keyword-filter.tsx';
import type { ListColumn } from '#platform/web/kits/list/list-column.ts';
import { ListPage } from '#platform/web/kits/list/list-page.tsx';
import { useListQuery } from '#platform/web/kits/list/list-query.ts';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { DeskApplication } from '../../contract/credit-schemas.ts';
import { creditApplicationStates } from '../../rules/term-states.ts';
import { GrantDialog } from './grant-dialog.tsx';
import type { OpenListProps } from './list-props.ts';
import { RejectDialog } from './reject-dialog.tsx';
import { applicationsQuery } from './terms-desk-api.ts';

/** What is open above the list. */
type Opened = { kind: 'grant' | 'reject'; row: DeskApplication };

const STATES = creditApplicationStates.names.map((value) => ({
  value,
  label: creditApplicationStates.deskLabel(value),
}));

const askedFor = ({ kind, until, termDays }: DeskApplication) =>
  kind === 'temporary' ? `至 ${until}` : termDays === null ? '' : `账期 ${termDays} 天`;

function columns(open: (opened: Opened) => void): readonly ListColumn<DeskApplication>[] {
  return [
    {
      key: 'customer',
      title: '客户',
      width: 220,
      fixed: true,
      rowHeader: true,
      render: (row) => (
        <CellLines>
          <PageLink href={deskCustomerHref(row.customerCode)}>{row.firmName}</PageLink>
          <small>{`${row.applicationNo} ${row.applicant}`}</small>
        </CellLines>
      ),
    },
    {
      key: 'asked',
      title: '申请',
      width: 150,
      render: (row) => (
        <CellLines>
          <Money yuan={row.amount} exact />
          <small>{`${row.kindLabel} ${askedFor(row)}`}</small>
        </CellLines>
      ),
    },
    {
      key: 'now',
      title: '当前额度',
      width: 140,
      render: (row) => (
        <CellLines>
          {row.limit === null ? <span>未开通</span> : <Money yuan={row.limit} exact />}
          <small>
            已用 <Money yuan={row.used} exact />
          </small>
        </CellLines>
      ),
    },
    {
      key: 'bought',
      title: '近 12 个月采购',
      width: 140,
      render: (row) => (
        <CellLines>
          <Money yuan={row.bought} exact />
          <small>{`${row.orders} 单`}</small>
        </CellLines>
      ),
    },
    { key: 'reason', title: '申请说明', render: (row) => row.reason },
    { key: 'created', title: '申请时间', width: 140, render: (row) => displayTime(row.createdAt) },
    {
      key: 'status',
      title: '状态',
      width: 84,
      render: (row) => <Tag tone={creditApplicationStates.tone(row.status)}>{row.statusLabel}</Tag>,
    },
    {
      key: 'acts',
      title: '操作',
      width: 124,
      fixed: true,
      render: (row) => row.status === 'submitted' && <RowActs row={row} open={open} />,
    },
  ];
}

const RowActs = ({ row, open }: { row: DeskApplication; open: (opened: Opened) => void }) => (
  <Row gap={4}>
    <Button kind="quiet" size="sm" aria-label={`通过 ${row.firmName}`} onClick={() => open({ kind: 'grant', row })}>
      通过
    </Button>
    <Button kind="quiet" size="sm" aria-label={`驳回 ${row.firmName}`} onClick={() => open({ kind: 'reject', row })}>
      驳回
    </Button>
  </Row>
);

/** Applications of companies for credit, the oldest first. */
export function ApplicationList({ search, address, tabs }: OpenListProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <ListPage
        title="授信申请"
        storeKey="desk-credit-applications"
        address={address}
        page={search}
        result={useListQuery(applicationsQuery(search))}
        tabs={tabs}
        filters={
          <KeywordFilter label="筛选申请" hint="客户名称、编号或申请号" keyword={search.keyword} address={address} />
        }
        tools={
          <SelectField
            label="状态"
            labelHidden
            placeholder="处理中的申请"
            value={search.state ?? ''}
            options={STATES}
            onChange={(event) => address.go({ state: event.target.value || undefined })}
          />
        }
        table={{
          columns: columns(setOpened),
          rowKey: (row) => row.applicationNo,
          rowName: (row) => row.firmName,
          stacks: true,
          empty: <EmptyState title="没有授信申请">客户提交的申请会出现在这里。</EmptyState>,
        }}
      />
      {opened?.kind === 'grant' && <GrantDialog application={opened.row} onClose={close} />}
      {opened?.kind === 'reject' && <RejectDialog application={opened.row} onClose={close} />}
    </>
  );
}
