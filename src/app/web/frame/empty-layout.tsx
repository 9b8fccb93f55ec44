import type { ReactNode } from 'react';
import { CONTENT_ID } from '#platform/web/links/skip-link.tsx';
import styles from './layout.module.css';

/** Nothing but the page: print and pages inside other windows. */
export function EmptyLayout({ children }: { children: ReactNode }) {
  return (
    <main id={CONTENT_ID} tabIndex={-1} className={styles.bare}>
      {children}
    </main>
  );
}
