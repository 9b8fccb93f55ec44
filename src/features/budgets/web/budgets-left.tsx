import { useQuery } from '@tanstack/react-query';
import { parseAmount } from '#platform/shared/money.ts';
import { Section } from '#platform/web/display/section.tsx';
import { BudgetText } from './budget-text.tsx';
import styles from './budgets-left.module.css';
import { choicesQuery } from './choices-query.ts';

/** Centres shown at once; who may charge more finds all of them where an order is placed. */
const MOST_SHOWN = 6;

const compare = (a: string, b: string) => (parseAmount(a) < parseAmount(b) ? -1 : 1);

/** What is left of the cost centres the person may charge, those with the least first; nothing where none is limited. */
export function BudgetsLeft() {
  const { data } = useQuery(choicesQuery);
  const limited = (data?.centers ?? []).flatMap(({ left, ...center }) => (left === null ? [] : [{ ...center, left }]));
  if (limited.length === 0) return null;
  const tightest = limited.toSorted((a, b) => compare(a.left, b.left)).slice(0, MOST_SHOWN);
  const note =
    limited.length > MOST_SHOWN ? `剩余最少的 ${MOST_SHOWN} 个，共 ${limited.length} 个` : '我可以使用的成本中心';
  return (
    <Section title="预算剩余" note={note}>
      <ul className={styles.centers}>
        {tightest.map(({ code, name, ...standing }) => (
          <li key={code}>
            <span className={styles.name}>
              {name} <small>{code}</small>
            </span>
            <BudgetText {...standing} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
