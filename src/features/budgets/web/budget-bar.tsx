import { joinClasses } from '#platform/web/join-classes.ts';
import type { Budget } from '../contract/budget-schemas.ts';
import { budgetShare } from '../rules/budget-share.ts';
import styles from './budgets.module.css';

type Props = Pick<Budget, 'limit' | 'reserved' | 'used'>;

/** How much of a limit is used and reserved; the figures stand beside it, so readers hear one sentence. */
export function BudgetBar(budget: Props) {
  const { used, reserved, taken } = budgetShare(budget);
  if (taken === null) return <span className={styles.quiet}>不限额</span>;
  return (
    <span className={styles.barLine}>
      <span className={joinClasses(styles.bar, taken > 100 && styles.over)} aria-hidden="true">
        <span className={styles.used} style={{ width: `${used}%` }} />
        <span className={styles.reserved} style={{ width: `${reserved}%` }} />
      </span>
      <span className={joinClasses(styles.share, taken >= 100 ? styles.danger : taken >= 80 && styles.warn)}>
        {taken > 100 ? '已超出' : `${taken}%`}
      </span>
    </span>
  );
}
