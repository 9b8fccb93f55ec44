import type { ReactNode } from 'react';
import styles from './pair.module.css';

/** What a cell is about, and in `small` below it what belongs to it. */
export function Pair({ children }: { children: ReactNode }) {
  return <span className={styles.pair}>{children}</span>;
}
