import { SHANGHAI_MS } from '#platform/shared/shanghai.ts';
import type { Rhythm } from '../contract/schedule-words.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** When it is made: `day` is a weekday (1 is Monday) or a day of the month, of no meaning where it is made every day. */
export interface ScheduleTime {
  rhythm: Rhythm;
  day: number;
  /** Of Asia/Shanghai. */
  hour: number;
}

/** Last day of the month of a date that is written as if Shanghai were UTC. */
const monthEnd = (date: Date) => new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();

/** The 31st of a shorter month is its last day. */
function isDay({ rhythm, day }: ScheduleTime, date: Date): boolean {
  if (rhythm === 'daily') return true;
  if (rhythm === 'weekly') return (date.getUTCDay() || 7) === day;
  return date.getUTCDate() === Math.min(day, monthEnd(date));
}

/** The first time after a moment (behaviours 2.13: scheduled mail). What was missed meanwhile is not made up for. */
export function nextRun(time: ScheduleTime, after: Date): Date {
  const local = after.getTime() + SHANGHAI_MS;
  const first = local - (local % DAY_MS);
  for (let day = first; ; day += DAY_MS) {
    const at = day + time.hour * HOUR_MS;
    if (at > local && isDay(time, new Date(day))) return new Date(at - SHANGHAI_MS);
  }
}

const WEEKDAYS = ['周一', '周二', '周三', '周四', '周五', '周六', '周日'];

/** The same in words: 每周一 08:00. */
export function wordTime({ rhythm, day, hour }: ScheduleTime): string {
  const clock = `${String(hour).padStart(2, '0')}:00`;
  if (rhythm === 'weekly') return `每${WEEKDAYS[day - 1] ?? '周'} ${clock}`;
  return rhythm === 'monthly' ? `每月 ${day} 日 ${clock}` : `每天 ${clock}`;
}
