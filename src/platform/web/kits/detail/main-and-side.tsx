import type { ReactNode } from 'react';
import styles from './main-and-side.module.css';

/** What is read, and narrower beside it what belongs to it; below each other where there is no room. */
export function MainAndSide({ children }: { children: ReactNode }) {
  return <div className={styles.two}>{children}</div>;
}
