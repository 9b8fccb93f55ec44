import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './action-bar.module.css';

/** What is chosen, what it comes to, and the way on: stays in view however long the list above it is. */
export function ActionBar({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={joinClasses(styles.bar, className)}>{children}</div>;
}
