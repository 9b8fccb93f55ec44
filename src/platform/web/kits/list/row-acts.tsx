import type { ReactNode } from 'react';
import { joinClasses } from '../../join-classes.ts';
import styles from './row-acts.module.css';

/** Links and quiet buttons at the end of a row, on one line. */
export function RowActs({ className, children }: { className?: string; children: ReactNode }) {
  return <span className={joinClasses(styles.acts, className)}>{children}</span>;
}
