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

/** Identity of a member, specification 6: the firm's type and the account's kind decide. */
export function identityOf(facts: { firmType: string; participantExtendType: number }): 'company' | 'group' | 'sales' {
  if (facts.participantExtendType === 5) return 'sales';
  return facts.firmType === 'group' ? 'group' : 'company';
}
