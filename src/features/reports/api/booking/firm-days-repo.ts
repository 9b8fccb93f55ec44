import { sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { jsonRows } from '#platform/api/json-rows.ts';
import { reportFirmDays } from '../report-tables.ts';
import type { BookingRow, NewBooking } from './booking-repo.ts';
import { isEntry } from './day-sums.ts';

/** What changes of a day of a firm. */
export interface FirmDay {
  bookedOn: string;
  orders: number;
  amountFen: bigint;
}

type Booking = Pick<NewBooking, 'basis' | 'kind' | 'bookedOn' | 'orderId' | 'correctionOf' | 'quantity' | 'grossFen'>;

/** Days with the orders that say something on them: an order counts once, on its own day. */
const ordersByDay = (rows: readonly Booking[]) =>
  new Set(
    rows
      .filter((row) => row.basis === 'ordered' && row.kind === 'goods' && row.correctionOf === null && isEntry(row))
      .map(({ bookedOn, orderId }) => `${bookedOn} ${orderId}`),
  );

/**
 * What bookings that go and bookings that come change of the days of their firm. `standing` are all bookings of these orders
 * before: whether an order still says something on its day follows from all of them.
 */
export function firmDaySums(
  standing: readonly BookingRow[],
  gone: readonly BookingRow[],
  come: readonly NewBooking[],
): FirmDay[] {
  const days = new Map<string, FirmDay>();
  const add = (bookedOn: string, orders: number, amountFen: bigint) => {
    const day = days.get(bookedOn) ?? { bookedOn, orders: 0, amountFen: 0n };
    days.set(bookedOn, { bookedOn, orders: day.orders + orders, amountFen: day.amountFen + amountFen });
  };
  const counted = ({ basis }: Booking) => basis === 'ordered';
  for (const row of gone.filter(counted)) add(row.bookedOn, 0, -row.grossFen);
  for (const row of come.filter(counted)) add(row.bookedOn, 0, row.grossFen);
  const removed = new Set(gone);
  const before = ordersByDay(standing);
  const after = ordersByDay([...standing.filter((row) => !removed.has(row)), ...come]);
  const dayOf = (key: string) => key.split(' ')[0] ?? '';
  for (const key of before) if (!after.has(key)) add(dayOf(key), -1, 0n);
  for (const key of after) if (!before.has(key)) add(dayOf(key), 1, 0n);
  return [...days.values()].filter(({ orders, amountFen }) => orders !== 0 || amountFen !== 0n);
}

export async function addToFirmDays(db: Db, firmId: bigint, days: readonly FirmDay[]): Promise<void> {
  if (days.length === 0) return;
  const { columns, rows: given } = jsonRows(
    reportFirmDays,
    days.map((day) => ({ firmId, ...day })),
  );
  await db.execute(sql`insert into report_firm_days as d (${columns}) select ${columns} from ${given} as r
    on conflict (firm_id, booked_on) do update set orders = d.orders + excluded.orders,
      amount_fen = d.amount_fen + excluded.amount_fen`);
}
