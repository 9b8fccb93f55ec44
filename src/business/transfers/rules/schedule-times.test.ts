import { describe, expect, it } from 'vitest';
import { nextRun, type ScheduleTime, wordTime } from './schedule-times.ts';

const at = (text: string) => new Date(`${text}+08:00`);

describe('the next run', () => {
  const cases: readonly (readonly [ScheduleTime, after: string, next: string])[] = [
    [{ rhythm: 'daily', day: 0, hour: 8 }, '2026-03-01T07:59:59', '2026-03-01T08:00:00'],
    [{ rhythm: 'daily', day: 0, hour: 8 }, '2026-03-01T08:00:00', '2026-03-02T08:00:00'],
    [{ rhythm: 'daily', day: 0, hour: 0 }, '2026-12-31T23:59:59', '2027-01-01T00:00:00'],
    [{ rhythm: 'daily', day: 0, hour: 23 }, '2026-03-01T00:00:00', '2026-03-01T23:00:00'],
    // 2026-03-01 is a Sunday.
    [{ rhythm: 'weekly', day: 7, hour: 9 }, '2026-03-01T08:00:00', '2026-03-01T09:00:00'],
    [{ rhythm: 'weekly', day: 1, hour: 9 }, '2026-03-01T09:00:00', '2026-03-02T09:00:00'],
    [{ rhythm: 'weekly', day: 7, hour: 9 }, '2026-03-01T09:00:00', '2026-03-08T09:00:00'],
    [{ rhythm: 'monthly', day: 5, hour: 6 }, '2026-03-05T06:00:00', '2026-04-05T06:00:00'],
    [{ rhythm: 'monthly', day: 31, hour: 6 }, '2026-02-01T00:00:00', '2026-02-28T06:00:00'],
    [{ rhythm: 'monthly', day: 31, hour: 6 }, '2028-02-28T06:00:00', '2028-02-29T06:00:00'],
    [{ rhythm: 'monthly', day: 30, hour: 6 }, '2026-12-30T06:00:00', '2027-01-30T06:00:00'],
  ];
  it.each(cases)('%o after %s', (time, after, next) => {
    expect(nextRun(time, at(after))).toEqual(at(next));
  });
});

it('is said in words', () => {
  const words = (['daily', 'weekly', 'monthly'] as const).map((rhythm) => wordTime({ rhythm, day: 7, hour: 8 }));
  expect(words).toEqual(['每天 08:00', '每周日 08:00', '每月 7 日 08:00']);
  expect(wordTime({ rhythm: 'weekly', day: 1, hour: 13 })).toBe('每周一 13:00');
});
