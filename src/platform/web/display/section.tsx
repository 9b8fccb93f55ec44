import { type ReactNode, useId } from 'react';
import { Card } from './card.tsx';
import styles from './section.module.css';

type SectionProps = {
  title: ReactNode;
  /** Beside the title, smaller: 近 90 天采购 3 次以上. */
  note?: ReactNode;
  /** At the far end of the title line, usually one link. */
  action?: ReactNode;
  /** The content reaches the edges: tables and lists bring their own inner space. */
  flush?: boolean;
  className?: string;
  children: ReactNode;
};

/** White card with a title: the unit pages are laid out in. */
export function Section({ title, note, action, flush = false, className, children }: SectionProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className={className}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {note && <span className={styles.note}>{note}</span>}
        {action && <span className={styles.action}>{action}</span>}
      </div>
      {flush ? children : <div className={styles.body}>{children}</div>}
    </Card>
  );
}
