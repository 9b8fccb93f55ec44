import { expect, it } from 'vitest';
import { droppedDaysText, pastDayFault, withoutPastDays } from './past-days.ts';

const TODAY = '2026-11-23';

it.each([
  ['2020-01-01', '期望到货日 2020-01-01 早于今天，请改为今天或以后的日期'],
  ['2026-11-22', '期望到货日 2026-11-22 早于今天，请改为今天或以后的日期'],
  ['2026-11-23', null],
  ['2026-11-24', null],
  ['2031-05-06', null],
  ['', null],
  [null, null],
  [undefined, null],
])('says of %s: %s', (expectedOn, fault) => {
  const line = { expectedOn, project: '2020-01-01', note: '急' };
  expect(pastDayFault(line, TODAY)).toBe(fault);
  expect(withoutPastDays(line, TODAY)).toEqual(fault === null ? line : { ...line, expectedOn: null });
});

it('asks days alone: a project may be called like one', () => {
  expect(pastDayFault({ project: '2020-01-01', note: '2019' }, TODAY)).toBeNull();
});

it.each([
  [[], ''],
  [[{ lineNo: 1, expectedOn: TODAY }, { lineNo: 2 }], ''],
  [[{ lineNo: 1, expectedOn: '2026-11-22' }, { lineNo: 2 }], '第 1 行的期望到货日已过，不再带入'],
  [
    [
      { lineNo: 1, expectedOn: '2026-11-22' },
      { lineNo: 1, expectedOn: '2020-01-01' },
      { lineNo: 3, expectedOn: '2020-01-01' },
    ],
    '第 1、3 行的期望到货日已过，不再带入',
  ],
])('of %j it says: %s', (lines, words) => expect(droppedDaysText(lines, TODAY)).toBe(words));
