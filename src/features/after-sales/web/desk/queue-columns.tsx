import { deskCaseHref } from '#business/paths/rules/public.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { Money } from '#platform/web/display/money.tsx';
import { Tag } from '#platform/web/display/tag.tsx';
import { CellLines } from '#platform/web/kits/list/cell-lines.tsx';
import type { ListColumn } from '#platform/web/kits/list/list-column.ts';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { CaseQueueRow } from '../../contract/case-desk-schemas.ts';
import { CaseTag } from '../case-tag.tsx';
import { PromisedTime } from './promised-time.tsx';

export const CASE_COLUMNS: readonly ListColumn<CaseQueueRow>[] = [
  {
    key: 'caseNo',
    title: '售后单号',
    width: 146,
    fixed: true,
    rowHeader: true,
    render: (row) => (
      <CellLines>
        <PageLink href={deskCaseHref(row.caseNo)}>{row.caseNo}</PageLink>
        <small>{row.orderNo}</small>
      </CellLines>
    ),
  },
  { key: 'kind', title: '类型', width: 84, render: (row) => row.kindLabel },
  {
    key: 'goods',
    title: '商品',
    render: (row) => (
      <CellLines>
        <span>{row.goods}</span>
        <small>{row.reasons}</small>
      </CellLines>
    ),
  },
  { key: 'firm', title: '客户', width: 190, ellipsis: true, render: (row) => row.firmName },
  { key: 'quantity', title: '数量', width: 64, align: 'right', render: (row) => row.quantity },
  {
    key: 'asked',
    title: '申请金额',
    width: 110,
    align: 'right',
    render: (row) => <Money yuan={row.askedAmount} exact />,
  },
  { key: 'due', title: '应处理', width: 150, render: (row) => <PromisedTime row={row} /> },
  { key: 'assignee', title: '处理人', width: 84, render: (row) => row.assigneeName || '—' },
  {
    key: 'status',
    title: '状态',
    width: 112,
    render: (row) => (
      <CellLines>
        <CaseTag status={row.status} label={row.statusLabel} />
        {row.checking && <Tag tone="warning">待复核</Tag>}
      </CellLines>
    ),
  },
  { key: 'created', title: '申请时间', width: 140, optional: true, render: (row) => displayTime(row.createdAt) },
];
