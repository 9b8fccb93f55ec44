import { displayTime } from '#platform/shared/display-time.ts';
import styles from './enquiry.module.css';

export interface TalkEntry {
  label: string;
  detail: string;
  actorName: string;
  at: string;
}

/** What was said and done, the latest last, as people write it: as text. */
export function TalkLog({ entries, empty }: { entries: readonly TalkEntry[]; empty: string }) {
  if (entries.length === 0) return <p className={styles.quiet}>{empty}</p>;
  return (
    <ol className={styles.log}>
      {entries.map((entry, index) => (
        <li key={`${entry.at} ${index}`}>
          <b>{entry.label}</b> <span className={styles.quiet}>{entry.actorName}</span>{' '}
          <time className={styles.quiet} dateTime={entry.at}>
            {displayTime(entry.at)}
          </time>
          {entry.detail && <p>{entry.detail}</p>}
        </li>
      ))}
    </ol>
  );
}
