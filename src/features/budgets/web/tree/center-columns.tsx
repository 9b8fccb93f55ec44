import { statementHref } from '#business/paths/rules/public.ts';
import { Money } from '#platform/web/display/money.tsx';
import { Row } from '#platform/web/display/row.tsx';
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
import { BudgetText } from '../budget-text.tsx';
import styles from '../budgets.module.css';
import { LimitText } from '../limit-text.tsx';
import { CenterActs } from './center-acts.tsx';
import type { CenterDialog } from './center-dialogs.tsx';

export type CenterTreeRow = TreeRow<CenterRow>;

type Fold = { folded: ReadonlySet<string>; toggle: (id: string) => void };

function NameCell({ row: { node, level, childCount }, folded, toggle }: { row: CenterTreeRow } & Fold) {
  const open = !folded.has(node.id);
  return (
    <Row as="span" gap={4} looks={['top']} style={{ paddingLeft: (level - 1) * 20 }}>
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
        <small>{node.code}</small>
      </span>
      {node.status === 0 && <Tag>停用</Tag>}
    </Row>
  );
}

/** Of the own budget that leaves least; the others are a press away. */
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
        {FREQUENCIES[budget.frequency].current} {budget.startsOn.slice(5)} 至 {budget.endsOn.slice(5)}
        {budgets.length > 1 && `，另 ${budgets.length - 1} 条`}
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
  key,
  title,
  width: 118,
  align: 'right',
  render: ({ node }) => <BudgetCell budgets={node.budgets} show={show} />,
});

export function centerColumns(fold: Fold, open: (dialog: CenterDialog) => void): readonly ListColumn<CenterTreeRow>[] {
  return [
    {
      key: 'name',
      title: '成本中心',
      width: 210,
      rowHeader: true,
      fixed: true,
      render: (row) => <NameCell row={row} {...fold} />,
    },
    {
      key: 'owner',
      title: '负责人 / 部门',
      width: 110,
      render: ({ node: { owner, department } }) => (
        <span className={styles.pair}>
          {owner?.name ?? <span className={styles.quiet}>未指定</span>}
          {department && <small>{department.name}</small>}
        </span>
      ),
    },
    { key: 'use', title: '预算执行', width: 185, render: ({ node }) => <UseCell budgets={node.budgets} /> },
    money('limit', '额度', ({ limit }) => <LimitText limit={limit} />),
    money('used', '已使用 / 占用', ({ used, reserved }) => (
      <span className={styles.pair}>
        <Money yuan={used} exact />
        <small>
          占用 <Money yuan={reserved} exact />
        </small>
      </span>
    )),
    {
      key: 'available',
      title: '可用',
      width: 142,
      align: 'right',
      render: ({ node: { standing } }) => <BudgetText {...standing} />,
    },
    money('forecast', '预计期末', (budget) => <ForecastCell {...budget} />),
    {
      key: 'acts',
      title: '操作',
      width: 150,
      fixed: true,
      render: ({ node }) => <CenterActs center={node} open={open} />,
    },
  ];
}
