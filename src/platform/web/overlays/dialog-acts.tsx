import type { ReactNode } from 'react';
import styles from './dialog-acts.module.css';

/** Buttons at the end of a form that stands in a dialog. */
export function DialogActs({ children }: { children: ReactNode }) {
  return <div className={styles.acts}>{children}</div>;
}
