import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './state.module.css';

export type StatePanelProps = {
  icon: ReactNode;
  tone?: 'calm' | 'danger' | 'success' | 'warning';
  /** What is the matter, in one line. */
  title: ReactNode;
  /** Why, and what comes next. */
  children?: ReactNode;
  /** Buttons for the next act. */
  actions?: ReactNode;
  /** To quote to the service desk. */
  footnote?: ReactNode;
  /** Fills a page: larger, and the title is the page's heading. */
  page?: boolean;
  role?: 'alert' | 'status';
};

/** What stands where content cannot: empty, failed, refused, or the outcome of an act. */
export function StatePanel({ icon, tone = 'calm', title, children, actions, footnote, page, role }: StatePanelProps) {
  const Heading = page ? 'h1' : 'p';
  return (
    <div className={joinClasses(styles.state, page && styles.page)} role={role}>
      <span className={styles.mark} data-tone={tone}>
        {icon}
      </span>
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.text}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
      {footnote}
    </div>
  );
}
