import { deskStatementHref } from '#business/paths/rules/public.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { Tag } from '#platform/web/display/tag.tsx';
import { CellLines } from '#platform/web/kits/list/cell-lines.tsx';
import type { ListColumn } from '#platform/web/kits/list/list-column.ts';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { DeskException } from '../../contract/check-schemas.ts';

export const exceptionColumns = (onHandle: (row: DeskException) => void): readonly ListColumn<DeskException>[] => [
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
  {
    key: 'reason',
    title: '差异',
    width: 190,
    render: (row) => (
      <CellLines>
        {row.reasonLabel}
        <small>{row.reason}</small>
      </CellLines>
    ),
  },
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
        {row.resolvedAt && <small>{[displayTime(row.resolvedAt), row.resolverName].filter(Boolean).join(' · ')}</small>}
        {row.note && <small>{row.note}</small>}
      </CellLines>
    ),
  },
  {
    key: 'acts',
    title: '操作',
    width: 80,
    render: (row) =>
      row.status === 'open' && (
        <Button size="sm" aria-label={`处理 ${row.orderNo} 的${row.reasonLabel}`} onClick={() => onHandle(row)}>
          处理
        </Button>
      ),
  },
];
