import { expect, it } from 'vitest';
import { caseClock } from './case-clock.ts';
import { CLOSED, caseStates } from './case-status.ts';
import { CASE_DESK_TABS, caseTabsOf, OPEN } from './desk-tabs.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const HOUR = 3_600_000;

it.each([
  [null, 'none'],
  ['2026-11-20T16:00:00Z', 'none'],
  ['2026-11-20T12:00:01Z', 'none'],
  ['2026-11-20T11:59:59Z', 'soon'],
  ['2026-11-20T10:00:00Z', 'soon'],
  ['2026-11-20T09:59:59Z', 'late'],
])('of eight hours promised until %s: %s', (dueAt, clock) => {
  expect(caseClock(dueAt === null ? null : new Date(dueAt), 8 * HOUR, NOW)).toBe(clock);
});

it('has every state somebody works on, and no other, on one of its tabs', () => {
  const { mine: _, checking: __, all: ___, ...byState } = CASE_DESK_TABS;
  const shown = Object.values(byState).flatMap(({ statuses }) => [...statuses]);
  expect(shown.toSorted()).toEqual([...OPEN].toSorted());
  expect([...OPEN, ...CLOSED].toSorted()).toEqual([...caseStates.names].toSorted());
});

it('shows who handles goods alone what arrives', () => {
  expect(caseTabsOf(new Set(['DESK_AFTER_SALES_GOODS']))).toEqual(['returning', 'inspecting', 'repairing']);
  expect(caseTabsOf(new Set(['DESK_AFTER_SALES', 'DESK_AFTER_SALES_GOODS']))[0]).toBe('new');
});
