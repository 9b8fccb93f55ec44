import type { ReactNode } from 'react';
import styles from './cell-lines.module.css';

/** Several things below each other in a cell, each as wide as it is; what is `small` matters less. */
export function CellLines({ children }: { children: ReactNode }) {
  return <span className={styles.lines}>{children}</span>;
}
