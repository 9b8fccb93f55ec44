import { describe, expect, it } from 'vitest';
import { NOTHING } from './line-measures.ts';
import { type Booked, settleEntry } from './settle-entry.ts';

const of = (grossFen: bigint) => ({ ...NOTHING, grossFen });
const row = (id: bigint, bookedOn: string, grossFen: bigint, correctionOf: string | null = null): Booked => ({
  ...{ id, bookedOn, correctionOf },
  measures: of(grossFen),
});
const NOW = { openFrom: '2026-11-01', today: '2026-11-23' };
const settle = (day: string, grossFen: bigint, booked: Booked[]) => {
  const { remove, put } = settleEntry({ day, measures: of(grossFen) }, booked, NOW);
  return [remove.map(({ id }) => id), put && [put.bookedOn, put.measures.grossFen, put.correctionOf]];
};

describe('an entry of an open month', () => {
  it('is booked on its day, and made anew when it changes', () => {
    expect(settle('2026-11-01', 100n, [])).toEqual([[], ['2026-11-01', 100n, null]]);
    expect(settle('2026-11-10', 60n, [row(1n, '2026-11-10', 100n)])).toEqual([[1n], ['2026-11-10', 60n, null]]);
  });

  it('stays as it is when nothing has changed', () => {
    expect(settle('2026-11-10', 100n, [row(1n, '2026-11-10', 100n)])).toEqual([[], null]);
    expect(settle('2026-11-10', 100n, [row(1n, '2026-11-09', 100n)])).toEqual([[1n], ['2026-11-10', 100n, null]]);
    expect(settle('2026-11-10', 100n, [row(1n, '2026-11-10', 100n, '2026-10-01')])).toEqual([
      [1n],
      ['2026-11-10', 100n, null],
    ]);
    expect(settle('2026-11-10', 100n, [row(1n, '2026-11-10', 100n), row(2n, '2026-11-12', 0n)])[0]).toEqual([1n, 2n]);
  });
});

it('of the first open day moves, of the day before it does not', () => {
  expect(settle('2026-11-01', 60n, [row(1n, '2026-11-01', 100n)])).toEqual([[1n], ['2026-11-01', 60n, null]]);
});

describe('an entry of a closed month', () => {
  it('stays, and what changes later is a correction of today', () => {
    expect(settle('2026-10-31', 60n, [row(1n, '2026-10-31', 100n)])).toEqual([[], ['2026-11-23', -40n, '2026-10-01']]);
    expect(settle('2026-10-31', 100n, [row(1n, '2026-10-31', 100n)])).toEqual([[], null]);
  });

  it('has one correction in open months, which keeps its day', () => {
    const booked = [row(1n, '2026-10-31', 100n), row(2n, '2026-11-20', -40n, '2026-10-01')];
    expect(settle('2026-10-31', 60n, booked)).toEqual([[], null]);
    expect(settle('2026-10-31', 0n, booked)).toEqual([[2n], ['2026-11-20', -100n, '2026-10-01']]);
    expect(settle('2026-10-31', 100n, booked)).toEqual([[2n], null]);
  });

  it('keeps corrections that were closed themselves', () => {
    const booked = [row(1n, '2026-08-31', 100n), row(2n, '2026-10-20', -40n, '2026-08-01')];
    expect(settle('2026-08-31', 50n, booked)).toEqual([[], ['2026-11-23', -10n, '2026-08-01']]);
  });

  it('is a correction also where nothing was booked in time', () => {
    expect(settle('2026-10-31', 100n, [])).toEqual([[], ['2026-11-23', 100n, '2026-10-01']]);
  });
});
