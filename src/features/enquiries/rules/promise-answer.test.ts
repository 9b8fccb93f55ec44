import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addWorkingTime, promiseAnswer } from './promise-answer.ts';

const at = (text: string) => Date.parse(`${text}+08:00`);
const shown = (ms: number) => new Date(ms + 8 * 3_600_000).toISOString().slice(0, 16);

describe('the promise of an answer', () => {
  it.each([
    ['2026-11-20T10:00', 120, '2026-11-20T12:00'],
    ['2026-11-20T17:00', 120, '2026-11-23T10:00'],
    ['2026-11-21T12:00', 120, '2026-11-23T11:00'],
    ['2026-11-19T06:00', 60, '2026-11-19T10:00'],
    ['2026-11-20T16:00', 120, '2026-11-20T18:00'],
    ['2026-11-19T09:00', 24 * 60, '2026-11-23T15:00'],
  ])('%s + %d working minutes is %s', (from, minutes, until) => {
    expect(shown(addWorkingTime(at(from), minutes))).toBe(until);
  });

  it('always ends in working time, and later for more work', () => {
    const moment = fc.integer({ min: at('2026-01-01T00:00'), max: at('2027-12-31T00:00') });
    fc.assert(
      fc.property(moment, fc.integer({ min: 1, max: 5_000 }), (from, minutes) => {
        const end = new Date(addWorkingTime(from, minutes) + 8 * 3_600_000);
        const ofDay = end.getUTCHours() * 60 + end.getUTCMinutes();
        expect([0, 6]).not.toContain(end.getUTCDay());
        expect(ofDay >= 540 && ofDay <= 1_080).toBe(true);
        expect(addWorkingTime(from, minutes + 1)).toBeGreaterThan(addWorkingTime(from, minutes));
        expect(addWorkingTime(from, minutes) - from).toBeGreaterThanOrEqual(minutes * 60_000);
      }),
    );
  });

  it('is two hours for goods of the catalogue alone', () => {
    const from = at('2026-11-20T10:00');
    expect(shown(promiseAnswer(from, [{ itemNo: 'A1' }, { itemNo: 'B2' }]))).toBe('2026-11-20T12:00');
    expect(shown(promiseAnswer(from, [{ itemNo: 'A1' }, { itemNo: '' }]))).toBe('2026-11-24T16:00');
  });
});
