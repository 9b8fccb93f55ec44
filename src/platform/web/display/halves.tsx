import type { ReactNode } from 'react';
import styles from './halves.module.css';

/** Fields two to a line; one on a phone. */
export function Halves({ children }: { children: ReactNode }) {
  return <div className={styles.halves}>{children}</div>;
}
