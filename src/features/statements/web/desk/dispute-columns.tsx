import { deskStatementHref } from '#business/paths/rules/public.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { Tag } from '#platform/web/display/tag.tsx';
import { CellLines } from '#platform/web/kits/list/cell-lines.tsx';
import type { ListColumn } from '#platform/web/kits/list/list-column.ts';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { DisputeQueueRow } from '../../contract/dispute-schemas.ts';
import { DisputeTag } from '../statement-tag.tsx';

export const disputeColumns = (onOpen: (disputeNo: string) => void): readonly ListColumn<DisputeQueueRow>[] => [
  {
    key: 'disputeNo',
    title: '异议',
    width: 160,
    fixed: true,
    rowHeader: true,
    render: (row) => (
      <CellLines>
        <Button kind="quiet" size="sm" onClick={() => onOpen(row.disputeNo)}>
          {row.disputeNo}
        </Button>
        <small>{row.kindLabel}</small>
      </CellLines>
    ),
  },
  {
    key: 'firm',
    title: '客户',
    width: 180,
    render: (row) => (
      <CellLines>
        {row.firmName}
        <PageLink href={deskStatementHref(row.statementNo)}>{row.statementNo}</PageLink>
      </CellLines>
    ),
  },
  {
    key: 'goods',
    title: '商品',
    fixed: true,
    render: (row) => (
      <CellLines>
        {row.name || row.orderNo}
        <small>{[row.orderNo, row.itemNo].filter(Boolean).join(' · ')}</small>
      </CellLines>
    ),
  },
  { key: 'asked', title: '申请少付', width: 116, align: 'right', render: (row) => <Money yuan={row.asked} exact /> },
  { key: 'owner', title: '负责人', width: 90, ellipsis: true, render: (row) => row.ownerName ?? '—' },
  {
    key: 'due',
    title: '答复期限',
    width: 140,
    render: (row) => (
      <CellLines>
        {row.dueAt ? displayTime(row.dueAt) : '—'}
        {row.late && <Tag tone="danger">已超时</Tag>}
      </CellLines>
    ),
  },
  {
    key: 'status',
    title: '状态',
    width: 110,
    render: (row) => <DisputeTag status={row.status} label={row.statusLabel} />,
  },
];
