import { statementHref } from '#business/paths/rules/public.ts';
import { Money } from '#platform/web/display/money.tsx';
import { joinClasses } from '#platform/web/join-classes.ts';
import type { ListColumn } from '#platform/web/kits/list/list-column.ts';
import { Pair } from '#platform/web/kits/list/pair.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { BudgetsAnswer } from '../../contract/report-topics.ts';
import { Bar } from '../figures/bar.tsx';
import { figureText } from '../figures/figure-text.ts';
import styles from './budgets.module.css';

type BudgetRow = BudgetsAnswer['rows'][number];

const FREQUENCIES = { natural_month: '月', quarter: '季', year: '年', disposable: '一次性' } as const;

const money = (key: string, title: string, amountOf: (row: BudgetRow) => string | null): ListColumn<BudgetRow> => ({
  key,
  title,
  width: 125,
  align: 'right',
  render: (row) => {
    const amount = amountOf(row);
    return amount === null ? '不限' : <Money yuan={amount} exact />;
  },
});

function Use({ use }: { use: string | null }) {
  if (use === null) return <>—</>;
  const over = Number(use) > 100;
  return (
    <span className={joinClasses(styles.use, over && styles.over)}>
      <Bar percent={Number(use)} tone={over ? 'danger' : undefined} className={styles.bar} />
      {figureText('percent', use)}
    </span>
  );
}

export const BUDGET_COLUMNS: readonly ListColumn<BudgetRow>[] = [
  {
    key: 'center',
    title: '成本中心',
    rowHeader: true,
    render: ({ costCenter, name, code }) => (
      <Pair>
        <PageLink href={statementHref(costCenter)}>{name}</PageLink>
        <small>{code}</small>
      </Pair>
    ),
  },
  {
    key: 'period',
    title: '周期',
    width: 195,
    render: ({ frequency, from, to }) => (
      <Pair>
        {from} 至 {to}
        <small>{FREQUENCIES[frequency]}额度</small>
      </Pair>
    ),
  },
  money('limit', '额度', ({ limit }) => limit),
  money('used', '已使用', ({ used }) => used),
  money('reserved', '已占用', ({ reserved }) => reserved),
  { key: 'use', title: '执行', width: 170, render: ({ use }) => <Use use={use} /> },
  {
    key: 'forecast',
    title: '预计期末',
    width: 150,
    align: 'right',
    render: ({ forecast, over }) => (
      <Pair>
        <Money yuan={forecast} exact />
        {over !== null && Number(over) > 0 && (
          <small className={styles.over}>
            预计超出 <Money yuan={over} exact />
          </small>
        )}
      </Pair>
    ),
  },
];
