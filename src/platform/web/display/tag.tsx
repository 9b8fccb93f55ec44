import type { ReactNode } from 'react';
import styles from './tag.module.css';

/** Red only for errors and refusals, green for success, orange for what waits on someone, accent for prices. */
export type TagTone = 'neutral' | 'progress' | 'success' | 'warning' | 'danger' | 'accent';

export function Tag({ tone = 'neutral', children }: { tone?: TagTone; children: ReactNode }) {
  return (
    <span className={styles.tag} data-tone={tone}>
      {children}
    </span>
  );
}
