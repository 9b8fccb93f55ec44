import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endedPeriod, overlaps, type Period, periodState, periodText } from './agreement-period.ts';

const TODAY = '2026-03-01';
const period = (validFrom: string, validTo: string | null): Period => ({ validFrom, validTo });

describe('periods of agreements', () => {
  it.each([
    ['2026-03-02', null, 'coming'],
    ['2026-03-01', null, 'running'],
    ['2026-03-01', '2026-03-01', 'running'],
    ['2026-01-01', '2026-02-28', 'ended'],
  ])('%s to %s is %s', (validFrom, validTo, state) => {
    expect(periodState(period(validFrom, validTo), TODAY)).toBe(state);
  });

  it.each([
    ['2026-01-01', null, period('2026-01-01', '2026-02-28')],
    ['2026-02-28', '2026-12-31', period('2026-02-28', '2026-02-28')],
    ['2026-03-01', null, null],
    ['2026-05-01', null, null],
  ])('%s to %s, ended now', (validFrom, validTo, left) => {
    expect(endedPeriod(period(validFrom, validTo), TODAY)).toEqual(left);
  });

  it('are told in words', () => {
    expect(periodText(period('2026-01-01', null))).toBe('2026-01-01 至 长期');
  });

  it('overlap when they share a day', () => {
    const day = fc.integer({ min: 1, max: 28 });
    const text = (n: number) => `2026-02-${String(n).padStart(2, '0')}`;
    const any = fc.tuple(day, fc.option(day)).map(([from, length]) => ({
      days: [from, length === null ? 99 : Math.min(28, from + length)] as const,
      period: period(text(from), length === null ? null : text(Math.min(28, from + length))),
    }));
    fc.assert(
      fc.property(any, any, (a, b) => {
        const shared = Math.max(a.days[0], b.days[0]) <= Math.min(a.days[1], b.days[1]);
        expect(overlaps(a.period, b.period)).toBe(shared);
      }),
    );
  });
});
