/** Seconds a session lives. Idle and absolute limits; 记住我 trades a longer life for re-authentication of sensitive acts. */
export interface SessionLimits {
  idle: number;
  absolute: number;
}

const HOUR = 3_600;
const DAY = 24 * HOUR;

export function sessionLimits(kind: 'visitor' | 'user', remember: boolean): SessionLimits {
  if (kind === 'visitor') return { idle: 30 * DAY, absolute: 90 * DAY };
  return remember ? { idle: 14 * DAY, absolute: 30 * DAY } : { idle: 2 * HOUR, absolute: 12 * HOUR };
}

/** How long a password or code counts as just given, for acts that ask for it again. */
export const REAUTHENTICATION_SECONDS = 600;
