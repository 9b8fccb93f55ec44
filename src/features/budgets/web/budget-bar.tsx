import { Row } from '#platform/web/display/row.tsx';
import { joinClasses } from '#platform/web/join-classes.ts';
import type { Budget } from '../contract/budget-schemas.ts';
import { budgetShare } from '../rules/budget-share.ts';
import { budgetLook, takenPercent } from '../rules/word-budget.ts';
import styles from './budgets.module.css';

type Props = Pick<Budget, 'limit' | 'reserved' | 'used' | 'available'>;

/** How much of a limit is used and reserved; the figures stand beside it, so readers hear one sentence. */
export function BudgetBar(budget: Props) {
  const figures = { limit: budget.limit, left: budget.available };
  const look = budgetLook(figures);
  if (look === 'unlimited') return <span className={styles.quiet}>无限</span>;
  const { used, reserved } = budgetShare(budget);
  const percent = takenPercent(figures);
  // A limit of 0 has no percentages: nothing was taken, or more than there is.
  const taken = percent ?? (look === 'over' ? 101 : 0);
  return (
    <Row as="span" gap={8}>
      <span className={joinClasses(styles.bar, look === 'over' && styles.over)} aria-hidden="true">
        <span className={styles.used} style={{ width: `${used}%` }} />
        <span className={styles.reserved} style={{ width: `${reserved}%` }} />
      </span>
      <span className={joinClasses(styles.share, taken >= 100 ? styles.danger : taken >= 80 && styles.warn)}>
        {percent === null && look === 'over' ? '超出' : `${taken}%`}
      </span>
    </Row>
  );
}
