import { deskStatementHref } from '#business/paths/rules/public.ts';
import { Money } from '#platform/web/display/money.tsx';
import { CellLines } from '#platform/web/kits/list/cell-lines.tsx';
import type { ListColumn } from '#platform/web/kits/list/list-column.ts';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { DeskStatementRow } from '../../contract/statement-desk-contract.ts';
import { StatementTags } from '../statement-tag.tsx';

export const DESK_STATEMENT_COLUMNS: readonly ListColumn<DeskStatementRow>[] = [
  {
    key: 'statementNo',
    title: '对账单',
    width: 172,
    fixed: true,
    rowHeader: true,
    render: (row) => (
      <CellLines>
        <PageLink href={deskStatementHref(row.statementNo)}>{row.statementNo}</PageLink>
        <small>
          {row.cycleFrom} 至 {row.cycleTo.slice(5)}
        </small>
      </CellLines>
    ),
  },
  {
    key: 'firm',
    title: '客户',
    fixed: true,
    render: (row) => (
      <CellLines>
        {row.firmName}
        <small>
          {row.customerCode}
          {row.groupName && ` · ${row.groupName}`}
        </small>
      </CellLines>
    ),
  },
  {
    key: 'lines',
    title: '待确认 / 异议',
    width: 120,
    align: 'right',
    render: (row) => `${row.openLines} / ${row.disputedLines}（共 ${row.lineCount}）`,
  },
  { key: 'due', title: '应付', width: 136, align: 'right', render: (row) => <Money yuan={row.due} exact /> },
  { key: 'open', title: '未付', width: 136, align: 'right', render: (row) => <Money yuan={row.open} exact /> },
  { key: 'dueOn', title: '付款期限', width: 112, render: (row) => row.dueOn },
  {
    key: 'status',
    title: '状态',
    width: 124,
    render: (row) => (
      <CellLines>
        <StatementTags found={row} />
      </CellLines>
    ),
  },
];
