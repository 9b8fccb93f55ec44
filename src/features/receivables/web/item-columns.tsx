import type { Column } from '#platform/web/display/data-table.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { Pair } from '#platform/web/kits/list/pair.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { OpenItemView } from '../contract/receivable-schemas.ts';
import styles from './receivables.module.css';

const lateWords = (late: number) => {
  if (late > 0) return <span className={styles.late}>逾期 {late} 天</span>;
  return late === 0 ? '今天到期' : `还有 ${-late} 天`;
};

/** Where a statement is read: the company's page or the desk's. */
export type StatementHref = (statementNo: string) => string;

/** Statements that are to be paid, the oldest first; interest where any is charged. */
export const itemColumns = (withInterest: boolean, hrefOf: StatementHref): readonly Column<OpenItemView>[] => [
  {
    key: 'no',
    header: '对账单',
    rowHeader: true,
    render: ({ statementNo, statusLabel, periodEnd }) => (
      <Pair>
        <PageLink href={hrefOf(statementNo)}>{statementNo}</PageLink>
        <small>
          截至 {periodEnd} · {statusLabel}
        </small>
      </Pair>
    ),
  },
  { key: 'due', header: '应付', width: 130, align: 'right', render: ({ due }) => <Money yuan={due} exact /> },
  { key: 'paid', header: '已付', width: 130, align: 'right', render: ({ paid }) => <Money yuan={paid} exact /> },
  {
    key: 'open',
    header: '未付',
    width: 130,
    align: 'right',
    render: ({ open }) => (
      <b>
        <Money yuan={open} exact />
      </b>
    ),
  },
  {
    key: 'dueOn',
    header: '到期日',
    width: 140,
    render: ({ dueOn, late }) => (
      <Pair>
        <span>{dueOn}</span>
        <small>{lateWords(late)}</small>
      </Pair>
    ),
  },
  { key: 'dunning', header: '催收', width: 110, render: ({ dunning }) => dunning ?? '—' },
  ...(withInterest
    ? ([
        {
          key: 'interest',
          header: '利息（仅供参考）',
          width: 130,
          align: 'right',
          render: ({ interest }) => (interest ? <Money yuan={interest} exact /> : '—'),
        },
      ] satisfies Column<OpenItemView>[])
    : []),
];
