import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type CycleTerms, cycleOf, daysBetween, dueCycles, dueDay, runningCycle } from './cycles.ts';

const terms = (cycle: CycleTerms['cycle'], cutOffDays: number[], rollingDays = 0): CycleTerms => ({
  ...{ cycle, cutOffDays, rollingDays },
});

it.each<[string, CycleTerms, string, string, string]>([
  ['the calendar month', terms('monthly', [31]), '2026-10-09', '2026-10-01', '2026-10-31'],
  ['February, which has no 31st', terms('monthly', [31]), '2026-02-14', '2026-02-01', '2026-02-28'],
  ['from the 26th to the 25th', terms('monthly', [25]), '2026-10-26', '2026-10-26', '2026-11-25'],
  ['on the day itself', terms('monthly', [25]), '2026-10-25', '2026-09-26', '2026-10-25'],
  ['twice a month', terms('fixed', [15, 31]), '2026-11-20', '2026-11-16', '2026-11-30'],
  ['weeks that end on Sundays', terms('weekly', [7]), '2026-11-23', '2026-11-23', '2026-11-29'],
])('%s', (_, agreed, day, from, to) => expect(cycleOf(agreed, day)).toEqual({ from, to }));

const anyTerms = fc.oneof(
  fc.integer({ min: 1, max: 31 }).map((day) => terms('monthly', [day])),
  fc.uniqueArray(fc.integer({ min: 1, max: 31 }), { minLength: 1, maxLength: 4 }).map((days) => terms('fixed', days)),
  fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 3 }).map((days) => terms('weekly', days)),
  fc.integer({ min: 1, max: 90 }).map((days) => terms('rolling', [], days)),
);
const anyDay = fc.integer({ min: 0, max: 1_500 }).map((days) => addDays('2024-01-01', days));

describe('cycles', () => {
  it('hold every day once, whatever was agreed', () => {
    fc.assert(
      fc.property(anyTerms, anyDay, (agreed, day) => {
        const { from, to } = cycleOf(agreed, day);
        expect(from <= day && day <= to).toBe(true);
        expect(cycleOf(agreed, from)).toEqual({ from, to });
        expect(cycleOf(agreed, addDays(to, 1)).from).toBe(addDays(to, 1));
      }),
    );
  });

  it('that are over follow each other without a gap, up to the running one', () => {
    fc.assert(
      fc.property(anyTerms, anyDay, fc.integer({ min: 0, max: 400 }), (agreed, firstDay, later) => {
        const today = addDays(firstDay, later);
        const due = dueCycles(agreed, { lastTo: null, firstDay, today });
        for (const [index, cycle] of due.entries()) {
          expect(cycle.to < today).toBe(true);
          if (index > 0) expect(cycle.from).toBe(addDays(due[index - 1]?.to ?? '', 1));
        }
        const lastTo = due.at(-1)?.to ?? null;
        if (lastTo !== null) {
          expect(dueCycles(agreed, { lastTo, firstDay, today })).toEqual([]);
          expect(runningCycle(agreed, lastTo, today).from).toBe(addDays(lastTo, 1));
        }
      }),
    );
  });

  it('change with the next one where terms have changed', () => {
    const due = dueCycles(terms('weekly', [7]), { lastTo: '2026-10-31', firstDay: '2026-01-01', today: '2026-11-16' });
    expect(due).toEqual([
      { from: '2026-11-01', to: '2026-11-01' },
      { from: '2026-11-02', to: '2026-11-08' },
      { from: '2026-11-09', to: '2026-11-15' },
    ]);
  });
});

it('sixty days after October are the end of the year', () => {
  expect(dueDay('2026-10-31', 60)).toBe('2026-12-31');
  expect(daysBetween('2026-10-31', '2026-12-31')).toBe(61);
});
