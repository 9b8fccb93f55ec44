import type { ReactNode } from 'react';
import { SuccessIcon } from '#platform/web/icons/icons.tsx';
import styles from './account-form.module.css';

/** What went well, said to readers too. */
export function SuccessNote({ children }: { children: ReactNode }) {
  return (
    <div className={styles.success} role="status">
      <SuccessIcon size={22} />
      <div>{children}</div>
    </div>
  );
}
