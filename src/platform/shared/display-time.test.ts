import { expect, it } from 'vitest';
import { displayDay, displaySecond, displayTime } from './display-time.ts';

it.each([
  ['2026-04-14T02:22:31Z', '2026-04-14 10:22', '2026-04-14'],
  ['2026-04-14T16:00:00.000Z', '2026-04-15 00:00', '2026-04-15'],
  ['2026-04-14T15:59:59.999Z', '2026-04-14 23:59', '2026-04-14'],
  ['2026-12-31T20:30:00+00:00', '2027-01-01 04:30', '2027-01-01'],
  ['2026-04-14T10:22:00+08:00', '2026-04-14 10:22', '2026-04-14'],
  ['nothing', '—', '—'],
])('%s is %s', (instant, time, day) => {
  expect(displayTime(instant)).toBe(time);
  expect(displayDay(instant)).toBe(day);
});

it('tells seconds where they matter', () => {
  expect(displaySecond('2026-04-14T02:22:31.999Z')).toBe('2026-04-14 10:22:31');
  expect(displaySecond('')).toBe('—');
});
