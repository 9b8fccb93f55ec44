import { describeOverrun } from '#features/budgets/rules/public.ts';
import type { OrderDetail } from '../contract/order-schemas.ts';
import styles from './over-budget-note.module.css';

/** Budgets an order went over when it was submitted, and its buyer's reason; nothing for others. */
export function OverBudgetNote({ overBudget }: Pick<OrderDetail, 'overBudget'>) {
  if (!overBudget) return null;
  const { budgets, reason } = overBudget;
  return (
    <section className={styles.note} aria-label="超出预算">
      <strong>提交时超出预算</strong>
      <ul>
        {budgets.map((budget) => (
          <li key={`${budget.code} ${budget.frequency}`}>{describeOverrun(budget)}</li>
        ))}
      </ul>
      {reason && <p>原因：{reason}</p>}
    </section>
  );
}
