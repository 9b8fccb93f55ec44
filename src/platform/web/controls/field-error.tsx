import type { ReactNode } from 'react';
import { ErrorIcon } from '../icons/icons.tsx';
import styles from './field-frame.module.css';

/** What is wrong with one control; announced when it appears. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.error} role="alert">
      <ErrorIcon size={13} />
      {children}
    </p>
  );
}
