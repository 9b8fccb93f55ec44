import { Money } from '#platform/web/display/money.tsx';
import { Tag } from '#platform/web/display/tag.tsx';
import type { BudgetView } from '../contract/approval-schemas.ts';
import styles from './budget-lines.module.css';

/** What each budget has left before and after the document. */
export function BudgetLines({ budgets }: { budgets: readonly BudgetView[] }) {
  return (
    <ul className={styles.budgets}>
      {budgets.flatMap(({ code, name, periods }) =>
        periods.map((period) => (
          <li key={`${code} ${period.label}`} className={styles.budget}>
            <span className={styles.name}>
              {name}（{code}）{period.label}
              {period.over && <Tag tone="danger">超预算</Tag>}
            </span>
            <span className={styles.figures}>
              {period.available === null ? (
                '不限额度'
              ) : (
                <>
                  可用 <Money yuan={period.available} exact /> → 审批后 <Money yuan={period.after} exact />
                </>
              )}
            </span>
          </li>
        )),
      )}
    </ul>
  );
}
