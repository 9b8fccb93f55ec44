import { accountStatementHref } from '#business/paths/rules/public.ts';
import { Money } from '#platform/web/display/money.tsx';
import { Quiet } from '#platform/web/display/quiet.tsx';
import { CellLines } from '#platform/web/kits/list/cell-lines.tsx';
import type { ListColumn } from '#platform/web/kits/list/list-column.ts';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { StatementRow } from '../../contract/statement-schemas.ts';
import { StatementTags } from '../statement-tag.tsx';

const whole = (count: number) => count.toLocaleString('zh-CN');
const isNothing = (yuan: string) => /^-?0+(\.0+)?$/.test(yuan);

export const statementColumns: readonly ListColumn<StatementRow>[] = [
  {
    key: 'statementNo',
    title: '对账单',
    fixed: true,
    rowHeader: true,
    render: (row) => (
      <CellLines>
        <PageLink href={accountStatementHref(row.statementNo)}>{row.title}</PageLink>
        <small>
          {row.statementNo}
          {row.groupName && ` · ${row.groupName}`}
        </small>
      </CellLines>
    ),
  },
  {
    key: 'cycle',
    title: '账期',
    width: 160,
    render: (row) => `${row.cycleFrom} 至 ${row.cycleTo.slice(5)}`,
  },
  {
    key: 'lines',
    title: '明细',
    width: 96,
    align: 'right',
    render: (row) => (
      <>
        {whole(row.lineCount)} 行{row.openLines > 0 && <Quiet>待确认 {whole(row.openLines)}</Quiet>}
        {row.disputedLines > 0 && <Quiet>有异议 {whole(row.disputedLines)}</Quiet>}
      </>
    ),
  },
  { key: 'due', title: '应付', width: 136, align: 'right', render: (row) => <Money yuan={row.due} exact /> },
  {
    key: 'invoiced',
    title: '已开票',
    width: 124,
    align: 'right',
    render: (row) => <Amount yuan={row.invoiced} />,
  },
  { key: 'paid', title: '已付', width: 124, align: 'right', render: (row) => <Amount yuan={row.paid} /> },
  { key: 'open', title: '未付', width: 136, align: 'right', render: (row) => <Amount yuan={row.open} /> },
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

const Amount = ({ yuan }: { yuan: string }) => (isNothing(yuan) ? '—' : <Money yuan={yuan} exact />);
