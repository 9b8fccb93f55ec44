import { budgetLook, wordBudget } from '#features/budgets/rules/public.ts';
import { Row } from '#platform/web/display/row.tsx';
import { joinClasses } from '#platform/web/join-classes.ts';
import type { BudgetView } from '../contract/approval-schemas.ts';
import { type DocumentSnapshot, parseOverBudget } from '../rules/document-snapshot.ts';
import styles from './budget-lines.module.css';

type Period = BudgetView['periods'][number];

/** What is left now and with the document, in the words used everywhere. */
function Figures({ limit, available, after }: Period) {
  if (budgetLook({ limit, left: after }) === 'unlimited') return wordBudget({ limit, left: after });
  const over = budgetLook({ limit, left: after }) === 'over';
  return (
    <>
      {wordBudget({ limit, left: available })} → 通过后{' '}
      <span className={joinClasses(over && styles.over)}>{wordBudget({ limit, left: after })}</span>
    </>
  );
}

type Props = { budgets: readonly BudgetView[]; facts: DocumentSnapshot['facts'] };

/** What each budget has left before and after the document, and why it is wanted where it goes over one. */
export function BudgetLines({ budgets, facts }: Props) {
  const { over } = parseOverBudget(facts);
  return (
    <div className={styles.budgets}>
      {over.length > 0 && (
        <dl className={styles.reason}>
          {over.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <ul className={styles.budgets}>
        {budgets.flatMap(({ code, name, periods }) =>
          periods.map((period, index) => (
            <li key={`${code} ${period.label} ${index}`} className={styles.budget}>
              <Row as="span" gap={6} looks={['inline']}>
                {name}（{code}）{period.label}
              </Row>
              <span className={styles.figures}>
                <Figures {...period} />
              </span>
            </li>
          )),
        )}
      </ul>
    </div>
  );
}
