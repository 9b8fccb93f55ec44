import { displayTime } from '#platform/shared/display-time.ts';

export interface OtherSession {
  /** Browser and system. */
  device: string;
  lastSeenAt: string;
}

const DAY_MS = 86_400_000;

/** 「今天 09:12」, 「昨天 18:40」, else the whole date; days of Asia/Shanghai. */
function momentText(instant: string, now: number): string {
  const [day, time] = displayTime(instant).split(' ');
  const dayOf = (ms: number) => displayTime(new Date(ms).toISOString()).slice(0, 10);
  if (day === dayOf(now)) return `今天 ${time}`;
  if (day === dayOf(now - DAY_MS)) return `昨天 ${time}`;
  return displayTime(instant);
}

/** Hint of the login page (specification 7.1, alrLoginPre): where else the account is open; null when nowhere. */
export function describeOtherSessions(others: readonly OtherSession[], now: number): string | null {
  const latest = others.toSorted((a, b) => Date.parse(b.lastSeenAt) - Date.parse(a.lastSeenAt))[0];
  if (!latest) return null;
  const place = `${latest.device}（${momentText(latest.lastSeenAt, now)}）`;
  return others.length === 1 ? `该账号还在 ${place}登录` : `该账号还在 ${place}等 ${others.length} 处登录`;
}
