import { Timeline } from 'antd';
import type { ReactNode } from 'react';
import { displayTime } from '#platform/shared/display-time.ts';
import styles from './event-log.module.css';

export interface LoggedEvent {
  label: string;
  detail: string;
  actorName: string | null;
  at: string;
  /** What belongs to it beside words. */
  beside?: ReactNode;
}

/** Who did what and when, the latest first. */
export function EventLog({ events }: { events: readonly LoggedEvent[] }) {
  const items = events.map((event, index) => ({
    key: `${event.at}-${index}`,
    color: index === 0 ? 'blue' : 'gray',
    content: (
      <div>
        <p className={styles.line}>
          <span className={styles.label}>{event.label}</span>
          <time dateTime={event.at} className={styles.time}>
            {displayTime(event.at)}
          </time>
          {event.actorName && <span className={styles.actor}>{event.actorName}</span>}
        </p>
        {event.detail && <p className={styles.detail}>{event.detail}</p>}
        {event.beside}
      </div>
    ),
  }));
  return <Timeline className={styles.log} items={items} />;
}
