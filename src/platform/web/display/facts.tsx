import type { CSSProperties, ReactNode } from 'react';
import styles from './facts.module.css';

export type Fact = { label: string; value: ReactNode };

/** Names and values in columns: the description list of detail pages. A missing value shows a dash. */
export function Facts({ facts, columns = 3 }: { facts: readonly Fact[]; columns?: number }) {
  return (
    <dl className={styles.facts} style={{ '--columns': columns } as CSSProperties}>
      {facts.map((fact) => (
        <div key={fact.label} className={styles.fact}>
          <dt>{fact.label}</dt>
          <dd>{fact.value === null || fact.value === undefined || fact.value === '' ? '—' : fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
