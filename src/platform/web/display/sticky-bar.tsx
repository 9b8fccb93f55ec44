import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './sticky-bar.module.css';

type StickyBarProps = { within?: boolean; className?: string; children: ReactNode };

/** What is chosen, what it comes to, and the way on: stays in view however long the list or form above it is. */
export function StickyBar({ within = false, className, children }: StickyBarProps) {
  return <div className={joinClasses(styles.bar, within ? styles.within : styles.alone, className)}>{children}</div>;
}
