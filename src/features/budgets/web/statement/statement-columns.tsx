import { orderHref } from '#business/paths/rules/public.ts';
import { displaySecond } from '#platform/shared/display-time.ts';
import { Money } from '#platform/web/display/money.tsx';
import { Tag, type TagTone } from '#platform/web/display/tag.tsx';
import type { ListColumn } from '#platform/web/kits/list/list-column.ts';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { StatementEntry } from '../../contract/budget-schemas.ts';
import { ENTRY_KINDS, FREQUENCIES } from '../../rules/budget-labels.ts';
import styles from '../budgets.module.css';

const TONES: Readonly<Record<StatementEntry['kind'], TagTone>> = {
  reserve: 'warning',
  confirm: 'progress',
  release: 'neutral',
  credit: 'success',
};

/** What a movement adds to what is taken: nothing where reserved money becomes spent money. */
const SIGNS: Readonly<Record<StatementEntry['kind'], string>> = {
  reserve: '+',
  confirm: '',
  release: '−',
  credit: '−',
};

export const STATEMENT_COLUMNS: readonly ListColumn<StatementEntry>[] = [
  { key: 'at', title: '时间', width: 160, render: (row) => displaySecond(row.at) },
  {
    key: 'kind',
    title: '类型',
    width: 150,
    render: (row) => (
      <span className={styles.kind}>
        <Tag tone={TONES[row.kind]}>{row.kindLabel}</Tag>
        <small>{ENTRY_KINDS[row.kind].explain}</small>
      </span>
    ),
  },
  {
    key: 'document',
    title: '单据',
    width: 170,
    rowHeader: true,
    render: ({ documentType, documentNo }) =>
      documentType === 'order' ? <PageLink href={orderHref(documentNo)}>{documentNo}</PageLink> : documentNo,
  },
  {
    key: 'center',
    title: '计入',
    render: ({ center, frequency }) => (
      <span className={styles.pair}>
        {center ? `${center.code} ${center.name}` : '本成本中心'}
        <small>{FREQUENCIES[frequency].label}额度</small>
      </span>
    ),
  },
  { key: 'person', title: '操作人', width: 90, render: ({ person }) => person ?? '系统' },
  {
    key: 'amount',
    title: '金额',
    width: 130,
    align: 'right',
    render: ({ kind, amount }) => (
      <span className={styles.amount}>
        {SIGNS[kind]}
        <Money yuan={amount} exact />
      </span>
    ),
  },
  {
    key: 'reserved',
    title: '之后占用',
    width: 120,
    align: 'right',
    render: (row) => <Money yuan={row.reservedAfter} exact />,
  },
  { key: 'used', title: '之后使用', width: 120, align: 'right', render: (row) => <Money yuan={row.usedAfter} exact /> },
];
