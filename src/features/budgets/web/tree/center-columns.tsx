import { Money } from '#platform/web/display/money.tsx';
import { Tag } from '#platform/web/display/tag.tsx';
import { ChevronDownIcon } from '#platform/web/icons/icons.tsx';
import { joinClasses } from '#platform/web/join-classes.ts';
import type { ListColumn } from '#platform/web/kits/list/list-column.ts';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { Budget, CenterRow } from '../../contract/budget-schemas.ts';
import { FREQUENCIES } from '../../rules/budget-labels.ts';
import { tightest } from '../../rules/budget-share.ts';
import type { TreeRow } from '../../rules/tree-rows.ts';
import { BudgetBar } from '../budget-bar.tsx';
import { statementHref } from '../budget-search.ts';
import styles from '../budgets.module.css';
import { LimitText } from '../limit-text.tsx';
import { CenterActs } from './center-acts.tsx';
import type { CenterDialog } from './center-dialogs.tsx';

export type CenterTreeRow = TreeRow<CenterRow>;

type Fold = { folded: ReadonlySet<string>; toggle: (id: string) => void };

function NameCell({ row: { node, level, childCount }, folded, toggle }: { row: CenterTreeRow } & Fold) {
  const open = !folded.has(node.id);
  return (
    <span className={styles.name} style={{ paddingLeft: (level - 1) * 20 }}>
      {childCount > 0 ? (
        <button
          type="button"
          className={joinClasses(styles.fold, !open && styles.folded)}
          aria-expanded={open}
          aria-label={`${node.name}的下级`}
          onClick={() => toggle(node.id)}
        >
          <ChevronDownIcon size={14} />
        </button>
      ) : (
        <span className={styles.noFold} />
      )}
      <span className={styles.pair}>
        <PageLink href={statementHref(node.id)}>{node.name}</PageLink>
        <small>
          {node.code}
          {childCount > 0 && ` · 下级 ${childCount} 个`}
        </small>
      </span>
    </span>
  );
}

/** Of the budget that runs out first; the others are a press away. */
function BudgetCell({ budgets, show }: { budgets: readonly Budget[]; show: (budget: Budget) => React.ReactNode }) {
  const budget = tightest(budgets);
  return budget ? show(budget) : <span className={styles.quiet}>—</span>;
}

function UseCell({ budgets }: { budgets: readonly Budget[] }) {
  const budget = tightest(budgets);
  if (!budget) return <span className={styles.quiet}>无额度规则</span>;
  return (
    <span className={styles.pair}>
      <BudgetBar {...budget} />
      <small>
        {FREQUENCIES[budget.frequency].current}（{budget.startsOn} 至 {budget.endsOn}）
        {budgets.length > 1 && `，另 ${budgets.length - 1} 条规则`}
      </small>
    </span>
  );
}

/** What it comes to at the end of the period; red where that is more than the limit. */
function ForecastCell({ limit, forecast }: Budget) {
  const over = limit !== null && Number(forecast) > Number(limit);
  return (
    <span className={joinClasses(over && styles.danger)}>
      <Money yuan={forecast} exact />
      {over && <small className={styles.below}>预计超出</small>}
    </span>
  );
}

const money = (key: string, title: string, show: (budget: Budget) => React.ReactNode): ListColumn<CenterTreeRow> => ({
  ...{ key, title, width: 118, align: 'right' },
  render: ({ node }) => <BudgetCell budgets={node.budgets} show={show} />,
});

export function centerColumns(fold: Fold, open: (dialog: CenterDialog) => void): readonly ListColumn<CenterTreeRow>[] {
  return [
    { key: 'name', title: '成本中心', rowHeader: true, fixed: true, render: (row) => <NameCell row={row} {...fold} /> },
    {
      key: 'owner',
      title: '负责人 / 部门',
      width: 130,
      render: ({ node: { owner, department } }) => (
        <span className={styles.pair}>
          {owner?.name ?? <span className={styles.quiet}>未指定</span>}
          {department && <small>{department.name}</small>}
        </span>
      ),
    },
    { key: 'use', title: '预算执行', width: 230, render: ({ node }) => <UseCell budgets={node.budgets} /> },
    money('limit', '额度', ({ limit }) => <LimitText limit={limit} />),
    money('reserved', '已占用', ({ reserved }) => <Money yuan={reserved} exact />),
    money('used', '已使用', ({ used }) => <Money yuan={used} exact />),
    money('available', '可用', ({ available }) => <LimitText limit={available} />),
    money('forecast', '预计期末', (budget) => <ForecastCell {...budget} />),
    {
      key: 'status',
      title: '状态',
      width: 76,
      render: ({ node }) => (node.status === 1 ? <Tag tone="success">启用</Tag> : <Tag>停用</Tag>),
    },
    {
      key: 'acts',
      title: '操作',
      width: 178,
      fixed: true,
      render: ({ node }) => <CenterActs center={node} open={open} />,
    },
  ];
}
