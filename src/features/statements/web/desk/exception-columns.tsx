import { deskStatementHref } from '#business/paths/rules/public.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { Tag } from '#platform/web/display/tag.tsx';
import { CellLines } from '#platform/web/kits/list/cell-lines.tsx';
import type { ListColumn } from '#platform/web/kits/list/list-column.ts';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { DeskExceptionPage } from '../../contract/check-schemas.ts';

type Row = DeskExceptionPage['list'][number];

export const EXCEPTION_COLUMNS: readonly ListColumn<Row>[] = [
  {
    key: 'statement',
    title: '对账单',
    width: 180,
    fixed: true,
    rowHeader: true,
    render: (row) => (
      <CellLines>
        <PageLink href={deskStatementHref(row.statementNo)}>{row.statementNo}</PageLink>
        <small>{row.firmName}</small>
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
  { key: 'reason', title: '差异', width: 150, render: (row) => row.reasonLabel },
  { key: 'expected', title: '应为', width: 140, render: (row) => row.expected },
  { key: 'found', title: '实际', width: 140, render: (row) => row.found },
  { key: 'difference', title: '相差', width: 110, align: 'right', render: (row) => row.difference },
  {
    key: 'status',
    title: '状态',
    width: 130,
    render: (row) => (
      <CellLines>
        <Tag tone={row.status === 'open' ? 'warning' : 'neutral'}>{row.statusLabel}</Tag>
        {row.resolvedAt && <small>{displayTime(row.resolvedAt)}</small>}
      </CellLines>
    ),
  },
];
