import { eachMeasure, isNothing, type Measures, minus, NOTHING, plus } from '../../rules/line-measures.ts';
import type { reportDays } from '../report-tables.ts';
import type { NewBooking } from './booking-repo.ts';
import { placed } from './read-line-places.ts';

type DayRow = typeof reportDays.$inferSelect;

const measuresIn = (row: Measures): Measures => eachMeasure((name) => row[name]);

/** A booking counts as an entry as long as it says anything. */
export const isEntry = ({ quantity, grossFen }: Pick<Measures, 'quantity' | 'grossFen'>): boolean =>
  quantity !== 0n || grossFen !== 0n;

const placesIn = (row: NewBooking) => ({ userId: row.userId, ...placed(row) });

const emptyDay = (row: NewBooking): DayRow => ({
  firmId: row.firmId,
  basis: row.basis,
  kind: row.kind,
  bookedOn: row.bookedOn,
  ...placesIn(row),
  entries: 0,
  ...NOTHING,
  correctedFen: 0n,
  correctedNetFen: 0n,
});

/** What bookings that go and bookings that come change of the sums of days. */
export function daySums(gone: readonly NewBooking[], come: readonly NewBooking[]): DayRow[] {
  const days = new Map<string, DayRow>();
  const add = (row: NewBooking, sign: 1 | -1) => {
    const key = [row.basis, row.kind, row.bookedOn, ...Object.values(placesIn(row))].join(' ');
    const day = days.get(key) ?? emptyDay(row);
    const sums = sign > 0 ? plus(day, measuresIn(row)) : minus(day, measuresIn(row));
    const corrects = row.correctionOf === null ? 0n : BigInt(sign);
    days.set(key, {
      ...day,
      ...sums,
      entries: day.entries + (isEntry(row) ? sign : 0),
      correctedFen: day.correctedFen + corrects * row.grossFen,
      correctedNetFen: day.correctedNetFen + corrects * row.netFen,
    });
  };
  for (const row of gone) add(row, -1);
  for (const row of come) add(row, 1);
  return [...days.values()].filter(
    (day) => day.entries !== 0 || !isNothing(measuresIn(day)) || day.correctedFen !== 0n,
  );
}
