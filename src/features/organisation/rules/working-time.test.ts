import { describe, expect, it } from 'vitest';
import { addWorkingDays, addWorkingHours } from './working-time.ts';

const shanghai = (text: string) => new Date(`${text}+08:00`);
const none = new Map<string, 'work' | 'rest'>();

describe('working hours', () => {
  it.each([
    ['within the day', '2026-11-20T10:00', 4, none, '2026-11-20T14:00'],
    ['until closing time', '2026-11-20T10:00', 8, none, '2026-11-20T18:00'],
    ['over the weekend', '2026-11-20T17:00', 2, none, '2026-11-23T10:00'],
    ['begun at night', '2026-11-19T22:00', 1, none, '2026-11-20T10:00'],
    ['begun at closing time, for no time', '2026-11-20T18:00', 0, none, '2026-11-23T09:00'],
    ['begun before opening', '2026-11-20T07:00', 1, none, '2026-11-20T10:00'],
    ['a rest day of the firm', '2026-11-20T17:00', 2, new Map([['2026-11-23', 'rest' as const]]), '2026-11-24T10:00'],
    ['a working Saturday', '2026-11-20T17:00', 2, new Map([['2026-11-21', 'work' as const]]), '2026-11-21T10:00'],
  ])('%s', (_, from, hours, days, until) => {
    expect(addWorkingHours(shanghai(from), hours, days)).toEqual(shanghai(until));
  });

  it('counts working days, and ends where a firm never works', () => {
    expect(addWorkingDays(shanghai('2026-11-20T15:30'), 3, none)).toEqual(shanghai('2026-11-25T15:30'));
    const never = { get: () => 'rest' } as unknown as Map<string, 'rest'>;
    // 400 days are looked at, the first of them the day it began; the count of days begins on the next.
    expect(addWorkingHours(shanghai('2026-11-20T15:30'), 3, never)).toEqual(shanghai('2027-12-25T00:00'));
    expect(addWorkingDays(shanghai('2026-11-20T15:30'), 3, never)).toEqual(shanghai('2027-12-25T15:30'));
  });
});
