import { displayTime } from '#platform/shared/display-time.ts';
import styles from './time-left.module.css';

/** A moment by which something has to happen, as a time that does not depend on the clock of the browser. */
export function DueTime({ at, label }: { at: string | null; label: string }) {
  if (!at) return <span className={styles.none}>—</span>;
  return (
    <time dateTime={at} className={styles.due} title={`${label} ${displayTime(at)}`}>
      {displayTime(at).slice(5)}
    </time>
  );
}
