import { describe, expect, it } from 'vitest';
import type { MessageEvent } from '../contract/define-message-events.ts';
import { isDigestDue, isGathered, lastDigestDay } from './digest-days.ts';
import { isGivenUp, pauseAfter } from './patience.ts';
import { afterQuietHours, dayTimeOf, minuteOfDay, minutesOf } from './quiet-hours.ts';

/** 2026-11-23 is a Monday. */
const at = (text: string) => new Date(`2026-11-${text}+08:00`);

describe('quiet hours', () => {
  const quiet = (from: string, to: string) => ({ quietFrom: minutesOf(from), quietTo: minutesOf(to) });
  const NIGHT = quiet('22:00', '07:30');
  it.each([
    ['before they begin', '23T21:59:59', NIGHT, '23T21:59:59'],
    ['as they begin', '23T22:00:00', NIGHT, '24T07:30:00'],
    ['over midnight', '24T00:10:20', NIGHT, '24T07:30:00'],
    ['in their last minute', '24T07:29:59', NIGHT, '24T07:30:00'],
    ['as they end', '24T07:30:00', NIGHT, '24T07:30:00'],
    ['in the minute they end', '24T07:30:20', NIGHT, '24T07:30:20'],
    ['within a day', '23T12:30:00', quiet('12:00', '14:00'), '23T14:00:00'],
    ['outside of those within a day', '23T14:00:00', quiet('12:00', '14:00'), '23T14:00:00'],
    ['without any', '23T23:00:00', { quietFrom: null, quietTo: null }, '23T23:00:00'],
    ['without an end', '23T23:00:00', { quietFrom: 0, quietTo: null }, '23T23:00:00'],
    ['that last no time', '23T22:00:00', quiet('22:00', '22:00'), '23T22:00:00'],
  ])('%s', (_, now, hours, then) => {
    expect(afterQuietHours(at(now), hours).toISOString()).toBe(at(then).toISOString());
  });

  it('are read and written as times of the day in Shanghai', () => {
    expect([minutesOf('00:00'), minutesOf('07:30'), minutesOf('23:59')]).toEqual([0, 450, 1439]);
    expect([dayTimeOf(0), dayTimeOf(450), dayTimeOf(1439)]).toEqual(['00:00', '07:30', '23:59']);
    expect([minuteOfDay(at('23T00:00:00')), minuteOfDay(at('23T23:59:59'))]).toEqual([0, 1439]);
  });
});

describe('patience', () => {
  it.each([
    [1, 2],
    [2, 4],
    [9, 512],
    [10, 600],
    [60, 600],
  ])('after %s tries pauses %s seconds', (attempts, seconds) => {
    expect(pauseAfter(attempts)).toBe(seconds);
  });

  it('outlives an hour by far: a day of tries', () => {
    let [seconds, attempts] = [0, 0];
    while (seconds < 3_600) {
      attempts += 1;
      seconds += pauseAfter(attempts);
    }
    expect(attempts).toBe(14);
    expect(isGivenUp(at('23T00:00:00'), at('23T01:00:00'))).toBe(false);
  });

  it.each([
    ['23T23:59:59', false],
    ['24T00:00:00', true],
  ])('that began on Monday at midnight has ended at %s: %s', (now, over) => {
    expect(isGivenUp(at('23T00:00:00'), at(now))).toBe(over);
  });
});

describe('digests', () => {
  const event = (more: Partial<MessageEvent>): MessageEvent => ({
    ...{ code: 'a.b', label: 'x', group: 'order', kind: 'notice', channels: ['mail'], byDefault: ['mail'] },
    ...more,
  });
  it.each([
    ['news by mail', event({}), 'mail', 'daily', true],
    ['the same every week', event({}), 'mail', 'weekly', true],
    ['nothing for who wants none', event({}), 'mail', 'none', false],
    ['no text message', event({}), 'sms', 'daily', false],
    ['nothing somebody has to do', event({ kind: 'todo' }), 'mail', 'daily', false],
    ['no warning', event({ kind: 'alert' }), 'mail', 'daily', false],
    ['nothing that binds', event({ binding: 'payment' }), 'mail', 'daily', false],
  ] as const)('gather %s', (_, what, channel, digest, is) => {
    expect(isGathered(what, channel, digest)).toBe(is);
  });

  const daily = { digest: 'daily', digestHour: 8, digestDay: 1 } as const;
  const weekly = { digest: 'weekly', digestHour: 8, digestDay: 5 } as const;
  it.each([
    ['a day, before its hour', daily, '23T07:59:59', '2026-11-22'],
    ['a day, at its hour', daily, '23T08:00:00', '2026-11-23'],
    ['a week, on another day', weekly, '23T09:00:00', '2026-11-20'],
    ['a week, on its day before its hour', weekly, '20T07:59:59', '2026-11-13'],
    ['a week, on its day', weekly, '20T08:00:00', '2026-11-20'],
    ['a week that ends on Sunday', { ...weekly, digestDay: 7 }, '22T08:00:00', '2026-11-22'],
    ['a week that begins on Monday, on Sunday', { ...weekly, digestDay: 1 }, '22T08:00:00', '2026-11-16'],
  ])('were to be sent, once %s', (_, habits, now, day) => {
    expect(lastDigestDay(habits, at(now))).toBe(day);
  });

  it.each([
    ['the day after the last one', daily, '2026-11-22', true],
    ['not twice a day', daily, '2026-11-23', false],
    ['where there was none', daily, null, true],
    ['at once where they were given up', { ...daily, digest: 'none' as const }, '2026-11-23', true],
  ])('are due %s', (_, habits, digestedOn, due) => {
    expect(isDigestDue(habits, digestedOn, at('23T08:00:00'))).toBe(due);
  });
});
