import { describe, expect, it } from 'vitest';
import { type Period } from '../contract/schedule-words.ts';
import { periodDays, withPeriod } from './schedule-periods.ts';

const at = (text: string) => new Date(`${text}+08:00`);

describe('days of a period', () => {
  const cases: readonly (readonly [Period, on: string, from: string, to: string])[] = [
    // A Wednesday, just after midnight in Shanghai: it is still Tuesday in Greenwich.
    ['yesterday', '2026-03-04T00:30:00', '2026-03-03', '2026-03-03'],
    ['last7', '2026-03-04T00:30:00', '2026-02-25', '2026-03-03'],
    ['last30', '2026-03-04T00:30:00', '2026-02-02', '2026-03-03'],
    ['lastWeek', '2026-03-04T00:30:00', '2026-02-23', '2026-03-01'],
    ['lastWeek', '2026-03-01T08:00:00', '2026-02-16', '2026-02-22'],
    ['lastWeek', '2026-03-02T08:00:00', '2026-02-23', '2026-03-01'],
    ['thisMonth', '2026-03-04T08:00:00', '2026-03-01', '2026-03-03'],
    ['thisMonth', '2026-03-01T08:00:00', '2026-02-01', '2026-02-28'],
    ['lastMonth', '2026-01-05T08:00:00', '2025-12-01', '2025-12-31'],
    ['lastMonth', '2026-03-31T08:00:00', '2026-02-01', '2026-02-28'],
    ['lastQuarter', '2026-02-05T08:00:00', '2025-10-01', '2025-12-31'],
    ['lastQuarter', '2026-06-30T08:00:00', '2026-01-01', '2026-03-31'],
  ];
  it.each(cases)('%s on %s', (period, on, from, to) => {
    expect(periodDays(period, at(on))).toEqual({ from, to });
  });

  it('are none where none are meant', () => {
    expect(periodDays('none', at('2026-03-04T00:30:00'))).toBeNull();
  });
});

describe('what is asked for on a day', () => {
  const days = { from: '2026-02-01', to: '2026-02-28' };

  it('has the days where the call wants them', () => {
    const flat = withPeriod({ person: '王' }, { from: 'dateFrom', to: 'dateTo' }, days);
    expect(flat).toEqual({ person: '王', dateFrom: '2026-02-01', dateTo: '2026-02-28' });
    const deep = { from: 'filter.createFrom', to: 'filter.createTo' };
    expect(withPeriod({ format: 'xlsx', filter: { tab: 'all' } }, deep, days)).toEqual({
      format: 'xlsx',
      filter: { tab: 'all', createFrom: '2026-02-01', createTo: '2026-02-28' },
    });
    expect(withPeriod({ format: 'xlsx', filter: null }, deep, days)).toEqual({
      format: 'xlsx',
      filter: { createFrom: '2026-02-01', createTo: '2026-02-28' },
    });
  });

  it('stays as it was without days, or without a place for them', () => {
    expect(withPeriod({ a: 1 }, undefined, days)).toEqual({ a: 1 });
    expect(withPeriod({ a: 1 }, { from: 'x', to: 'y' }, null)).toEqual({ a: 1 });
  });
});
