import { type ReactNode, useId } from 'react';
import { joinClasses } from '#platform/web/join-classes.ts';
import styles from './account-card.module.css';

type AccountCardProps = {
  title: ReactNode;
  /** What this page is for, in one or two lines. */
  note?: ReactNode;
  /** Above the title: where one stands. */
  head?: ReactNode;
  /** Below a line at the end: the other way on. */
  foot?: ReactNode;
  wide?: boolean;
  children: ReactNode;
};

/** The one card in the middle of pages about an account. */
export function AccountCard({ title, note, head, foot, wide = false, children }: AccountCardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={joinClasses(styles.card, wide && styles.wide)}>
      {head}
      <h1 id={id} className={styles.title}>
        {title}
      </h1>
      {note && <p className={styles.note}>{note}</p>}
      {children}
      {foot && <div className={styles.foot}>{foot}</div>}
    </section>
  );
}
