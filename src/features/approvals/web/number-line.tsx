import type { ReactNode } from 'react';
import styles from './number-line.module.css';

/** Whose document it is and its number, small below its title. */
export function NumberLine({ children }: { children: ReactNode }) {
  return <span className={styles.numbers}>{children}</span>;
}
