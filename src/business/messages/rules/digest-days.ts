import { SHANGHAI_MS } from '#platform/shared/shanghai.ts';
import type { MessageEvent } from '../contract/define-message-events.ts';
import type { Digest, OwnChannel } from '../contract/message-words.ts';

export interface DigestHabits {
  digest: Digest;
  /** Hour of the day in Asia/Shanghai. */
  digestHour: number;
  /** 1 is Monday. */
  digestDay: number;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Whether a mail waits for its reader's digest (behaviours 2.15): news alone. What somebody has to do, warnings and binding
 * events come at once.
 */
export const isGathered = (event: MessageEvent, channel: OwnChannel, digest: Digest): boolean =>
  channel === 'mail' && digest !== 'none' && event.kind === 'notice' && event.binding === undefined;

/** Day of Asia/Shanghai on which the latest digest was to be sent. */
export function lastDigestDay({ digest, digestHour, digestDay }: DigestHabits, now: Date): string {
  // As if Shanghai were UTC, and the day began at the hour of the digest.
  const shifted = now.getTime() + SHANGHAI_MS - digestHour * HOUR_MS;
  const weekday = new Date(shifted).getUTCDay() || 7;
  const back = digest === 'weekly' ? (weekday - digestDay + 7) % 7 : 0;
  return new Date(shifted - back * DAY_MS).toISOString().slice(0, 10);
}

/** Whether what was gathered is due: once a day or week, as soon as its hour has come; at once where digests were given up. */
export const isDigestDue = (habits: DigestHabits, digestedOn: string | null, now: Date): boolean =>
  habits.digest === 'none' || digestedOn === null || digestedOn < lastDigestDay(habits, now);
