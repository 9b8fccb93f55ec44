import type { ReactNode } from 'react';
import styles from './figures.module.css';

type Props = { onClick: () => void; children: ReactNode };

/** A number that opens the lines it is made of. */
export const FigureButton = ({ onClick, children }: Props) => (
  <button type="button" className={styles.open} onClick={onClick}>
    {children}
  </button>
);
