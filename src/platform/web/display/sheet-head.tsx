import type { ReactNode } from 'react';
import styles from './sheet-head.module.css';

type SheetHeadProps = {
  /** By which the sheet is called after its title. */
  id: string;
  title: ReactNode;
  /** In a sentence, what is to be known of it. */
  note: ReactNode;
  /** Searches and buttons, at the end of the line. */
  children?: ReactNode;
};

/** The head of the one sheet a page consists of. */
export const SheetHead = ({ id, title, note, children }: SheetHeadProps) => (
  <div className={styles.head}>
    <h1 id={id} className={styles.title}>
      {title}
    </h1>
    <p className={styles.note}>{note}</p>
    {children}
  </div>
);
