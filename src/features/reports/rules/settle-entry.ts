import { closedMonthOf } from './closed-months.ts';
import { isNothing, type Measures, minus, NOTHING, plus } from './line-measures.ts';

/** What stands in the ledger of one entry. */
export interface Booked {
  id: bigint;
  bookedOn: string;
  correctionOf: string | null;
  measures: Measures;
}

export interface Booking {
  bookedOn: string;
  correctionOf: string | null;
  measures: Measures;
}

export interface Settlement {
  remove: Booked[];
  put: Booking | null;
}

const same = (a: Booking, b: Booking) =>
  a.bookedOn === b.bookedOn && a.correctionOf === b.correctionOf && isNothing(minus(a.measures, b.measures));

/** What is missing after the closed months, as a correction of today; one of this month that stands is made anew. */
function correction(open: Booked | undefined, rest: Measures, { month, today }: { month: string; today: string }) {
  if (isNothing(rest)) return null;
  return { bookedOn: open?.bookedOn ?? today, correctionOf: month, measures: rest };
}

/**
 * Brings an entry to what it should say (behaviours 2.13, month closing): rows of closed months stay as they are, in open
 * months one row says what is left. Nothing to change: nothing removed, nothing put.
 */
export function settleEntry(
  target: { day: string; measures: Measures },
  booked: readonly Booked[],
  { openFrom, today }: { openFrom: string; today: string },
): Settlement {
  const closed = booked.filter(({ bookedOn }) => bookedOn < openFrom);
  const open = booked.filter(({ bookedOn }) => bookedOn >= openFrom);
  const held = closed.reduce((sum, { measures }) => plus(sum, measures), NOTHING);
  const rest = minus(target.measures, held);
  const month = closedMonthOf(closed[0]?.bookedOn ?? target.day, openFrom);
  const wanted =
    month === null
      ? { bookedOn: target.day, correctionOf: null, measures: rest }
      : correction(open[0], rest, { month, today });
  if (wanted === null) return { remove: open, put: null };
  const [only] = open;
  if (open.length === 1 && only && same(only, wanted)) return { remove: [], put: null };
  return { remove: open, put: wanted };
}
