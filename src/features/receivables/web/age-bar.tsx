import { Money } from '#platform/web/display/money.tsx';
import type { Ageing } from '../contract/receivable-schemas.ts';
import { AGE_BUCKETS, AGEING } from '../rules/ageing.ts';
import styles from './receivables.module.css';

/** What is open, by how late it is: five figures in a row, the later the redder. */
export function AgeBar({ ageing }: { ageing: Ageing }) {
  return (
    <dl className={styles.ages} aria-label="账龄">
      {AGE_BUCKETS.map((bucket) => (
        <div key={bucket} className={styles.age} data-bucket={bucket} data-empty={ageing[bucket] === '0.00'}>
          <dt>{AGEING[bucket].label}</dt>
          <dd>
            <Money yuan={ageing[bucket]} exact />
          </dd>
        </div>
      ))}
    </dl>
  );
}
