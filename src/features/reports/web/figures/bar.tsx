import { joinClasses } from '#platform/web/join-classes.ts';
import styles from './bar.module.css';

type Props = {
  /** Of its whole length, 0 to 100; what lies beyond is cut. */
  percent: number;
  tone?: 'success' | 'warning' | 'danger';
  className?: string;
};

/** A part of a whole as a bar; the number stands beside it, so readers hear that alone. */
export const Bar = ({ percent, tone, className }: Props) => (
  <span className={joinClasses(styles.bar, className)} data-bar-tone={tone} aria-hidden="true">
    <span style={{ width: `${Math.max(0, Math.min(100, percent))}%` }} />
  </span>
);
