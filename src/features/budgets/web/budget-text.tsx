import { joinClasses } from '#platform/web/join-classes.ts';
import { type BudgetStanding, budgetLook, wordBudget, wordHolder } from '../rules/word-budget.ts';
import styles from './budget-text.module.css';

/** What may still be spent, in the words used everywhere; whose limit says so stands below. */
export function BudgetText({ holder = null, ...figures }: Omit<BudgetStanding, 'holder'> & Partial<BudgetStanding>) {
  const above = wordHolder(holder);
  return (
    <span className={joinClasses(styles.text, styles[budgetLook(figures)])}>
      {wordBudget(figures)}
      {above && <small>{above}</small>}
    </span>
  );
}
