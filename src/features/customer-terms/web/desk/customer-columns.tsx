import { deskCustomerHref } from '#business/paths/rules/public.ts';
import { Money } from '#platform/web/display/money.tsx';
import { Tag } from '#platform/web/display/tag.tsx';
import { CellLines } from '#platform/web/kits/list/cell-lines.tsx';
import type { ListColumn } from '#platform/web/kits/list/list-column.ts';
import { PageLink } from '#platform/web/links/page-link.tsx';
import { CHANNELS, CREDIT_KINDS, FIRM_KINDS } from '../../contract/term-words.ts';
import type { CustomerRow } from '../../contract/terms-schemas.ts';
import styles from './terms-desk.module.css';

const isOver = ({ available }: CustomerRow) => available?.startsWith('-') === true;

function CreditCell({ row }: { row: CustomerRow }) {
  if (row.limit === null) return row.credit === 'none' ? <span>—</span> : <span>{CREDIT_KINDS[row.credit]}</span>;
  return (
    <>
      <Money yuan={row.limit} exact />
      {row.creditUntil && <div className={styles.quiet}>{`临时，至 ${row.creditUntil}`}</div>}
    </>
  );
}

const StateTags = ({ row }: { row: CustomerRow }) => (
  <CellLines>
    <Tag tone={row.status === 1 ? 'success' : 'danger'}>{row.status === 1 ? '正常' : '已冻结'}</Tag>
    {row.waiting && <Tag tone="warning">变更待复核</Tag>}
    {isOver(row) && <Tag tone="danger">超出额度</Tag>}
  </CellLines>
);

export const CUSTOMER_COLUMNS: readonly ListColumn<CustomerRow>[] = [
  {
    key: 'customer',
    title: '客户',
    fixed: true,
    rowHeader: true,
    render: (row) => (
      <CellLines>
        <PageLink href={deskCustomerHref(row.customerCode)}>{row.firmName}</PageLink>
        <small>{row.customerCode}</small>
      </CellLines>
    ),
  },
  { key: 'level', title: '价格等级', width: 92, render: (row) => row.levelLabel },
  { key: 'limit', title: '授信额度', width: 150, align: 'right', render: (row) => <CreditCell row={row} /> },
  { key: 'used', title: '已用', width: 130, align: 'right', render: (row) => <Money yuan={row.used} exact /> },
  {
    key: 'available',
    title: '可用',
    width: 130,
    align: 'right',
    render: (row) => (row.available === null ? '—' : <Money yuan={row.available} exact />),
  },
  {
    key: 'term',
    title: '账期',
    width: 76,
    align: 'right',
    render: (row) => (row.credit === 'none' ? '—' : `${row.termDays} 天`),
  },
  {
    key: 'kind',
    title: '类型与渠道',
    width: 112,
    render: (row) => (
      <CellLines>
        <span>{FIRM_KINDS[row.firmType as keyof typeof FIRM_KINDS]}</span>
        <small>{CHANNELS[row.firmChannel as 0 | 1]}</small>
      </CellLines>
    ),
  },
  { key: 'status', title: '状态', width: 112, render: (row) => <StateTags row={row} /> },
  { key: 'creditCode', title: '统一社会信用代码', width: 170, optional: true, render: (row) => row.creditCode ?? '—' },
];
