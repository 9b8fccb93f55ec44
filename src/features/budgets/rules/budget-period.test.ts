import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Frequency } from './budget-labels.ts';
import { type PeriodRule, periodOn, planPeriod } from './budget-period.ts';

const rule = (facts: Partial<PeriodRule> = {}): PeriodRule => ({
  frequency: 'natural_month',
  limitFen: 100n,
  startsOn: '2025-01-01',
  endsOn: null,
  carryOver: false,
  ...facts,
});

describe('the period of a day', () => {
  it.each<[Frequency, string, string, string]>([
    ['natural_month', '2026-02-28', '2026-02-01', '2026-02-28'],
    ['natural_month', '2028-02-29', '2028-02-01', '2028-02-29'],
    ['natural_month', '2026-12-31', '2026-12-01', '2026-12-31'],
    ['quarter', '2026-03-31', '2026-01-01', '2026-03-31'],
    ['quarter', '2026-04-01', '2026-04-01', '2026-06-30'],
    ['year', '2026-07-01', '2026-01-01', '2026-12-31'],
  ])('%s of %s is %s to %s', (frequency, day, startsOn, endsOn) => {
    expect(periodOn(rule({ frequency }), day)).toEqual({ startsOn, endsOn });
  });

  it('is cut where the rule begins and ends, and is none outside', () => {
    const cut = rule({ startsOn: '2026-03-10', endsOn: '2026-05-20' });
    expect(periodOn(cut, '2026-03-10')).toEqual({ startsOn: '2026-03-10', endsOn: '2026-03-31' });
    expect(periodOn(cut, '2026-05-20')).toEqual({ startsOn: '2026-05-01', endsOn: '2026-05-20' });
    expect([periodOn(cut, '2026-03-09'), periodOn(cut, '2026-05-21')]).toEqual([null, null]);
  });

  it('of a disposable rule is the rule', () => {
    const once = rule({ frequency: 'disposable', startsOn: '2026-03-10', endsOn: '2027-01-20' });
    expect(periodOn(once, '2026-12-31')).toEqual({ startsOn: '2026-03-10', endsOn: '2027-01-20' });
  });

  it('holds the day, and days of one period agree about it', () => {
    const day = fc.date({ min: new Date('2025-01-01'), max: new Date('2040-12-31'), noInvalidDate: true });
    const frequency = fc.constantFrom<Frequency>('natural_month', 'quarter', 'year');
    fc.assert(
      fc.property(frequency, day, (rhythm, date) => {
        const text = date.toISOString().slice(0, 10);
        const period = periodOn(rule({ frequency: rhythm }), text);
        if (!period) return false;
        const { startsOn, endsOn } = period;
        const ends = [startsOn, endsOn].map((one) => periodOn(rule({ frequency: rhythm }), one));
        return startsOn <= text && text <= endsOn && ends.every((one) => one?.startsOn === startsOn);
      }),
    );
  });
});

describe('a new period', () => {
  const october = { startsOn: '2026-10-01', endsOn: '2026-10-31', limitFen: 130n, reservedFen: 20n, usedFen: 50n };

  it('lapses or carries over what was left', () => {
    expect(planPeriod(rule(), '2026-11-05', october)).toMatchObject({ limitFen: 100n, carriedFen: 0n });
    const carried = rule({ carryOver: true });
    expect(planPeriod(carried, '2026-11-05', october)).toMatchObject({ limitFen: 160n, carriedFen: 60n });
  });

  it('carries over the periods in which nothing was charged', () => {
    expect(planPeriod(rule({ carryOver: true }), '2027-01-05', october)).toMatchObject({ carriedFen: 260n });
    const fresh = rule({ carryOver: true, startsOn: '2026-09-15' });
    expect(planPeriod(fresh, '2026-11-05', null)).toMatchObject({ carriedFen: 200n, limitFen: 300n });
    expect(planPeriod(fresh, '2026-09-20', null)).toMatchObject({ carriedFen: 0n });
  });

  it('carries no debt, and nothing into or out of what has no limit', () => {
    const overspent = { ...october, usedFen: 500n };
    expect(planPeriod(rule({ carryOver: true }), '2026-11-05', overspent)).toMatchObject({ carriedFen: 0n });
    const endless = rule({ carryOver: true, limitFen: -1n });
    expect(planPeriod(endless, '2026-11-05', october)).toMatchObject({ limitFen: -1n, carriedFen: 0n });
    const wasEndless = { ...october, limitFen: -1n };
    expect(planPeriod(rule({ carryOver: true }), '2026-11-05', wasEndless)).toMatchObject({ carriedFen: 0n });
  });
});
