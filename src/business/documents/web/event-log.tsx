import { Timeline } from 'antd';
import type { ReactNode } from 'react';
import { displayTime } from '#platform/shared/display-time.ts';
import type { LoggedEvent } from '../contract/log-schemas.ts';
import styles from './event-log.module.css';

export interface ShownEvent extends LoggedEvent {
  /** What belongs to it beside words. */
  beside?: ReactNode;
}

/** Who did what and when, in the order given: the latest first. */
export function EventLog({ events, empty }: { events: readonly ShownEvent[]; empty?: string }) {
  if (events.length === 0 && empty) return <p className={styles.actor}>{empty}</p>;
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
