import type { ReactNode } from 'react';
import styles from './figures.module.css';

/** A number that opens the cases it is made of. */
export const NumberButton = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <button type="button" className={styles.open} title="看售后单" onClick={onClick}>
    {children}
  </button>
);
