import type { Db } from '#platform/api/database.ts';
import { firstOpenDay } from '../../rules/closed-months.ts';
import { NOTHING } from '../../rules/line-measures.ts';
import { freightTarget, lineTargets, type Target } from '../../rules/line-targets.ts';
import { type Booking, settleEntry } from '../../rules/settle-entry.ts';
import {
  addToDays,
  type BookingRow,
  insertBookings,
  lockLedger,
  moveGeneration,
  type NewBooking,
  readBookings,
  removeBookings,
} from './booking-repo.ts';
import { daySums } from './day-sums.ts';
import { bookDeliveries } from './delivery-booking-repo.ts';
import { addToFirmDays, firmDaySums } from './firm-days-repo.ts';
import {
  type LineFacts,
  type OrderFacts,
  readLineFacts,
  readOrderFacts,
  readReturnFacts,
  readSignFacts,
} from './read-booked-orders.ts';
import { type LinePlace, NOWHERE, placed, readLinePlaces } from './read-line-places.ts';

/** Days before any order: nothing is closed to who books what stood before the ledger. */
const NOTHING_CLOSED = '0001-01-01';

const keyOf = ({ basis, kind, sourceId }: { basis: string; kind: string; sourceId: bigint }) =>
  `${basis} ${kind} ${sourceId}`;

/** An entry of the ledger with all that is written of it. */
type Entry = Target & Omit<NewBooking, 'bookedOn' | 'correctionOf' | keyof typeof NOTHING | keyof Target>;

type PlacedLine = LineFacts & LinePlace;

function lineEntry(firmId: bigint, { userId }: OrderFacts, line: PlacedLine, target: Target): Entry {
  const { lineId, orderId, skuId, salesPrice: price, listPrice, lastPrice, cause } = line;
  return { ...target, firmId, orderId, lineId, skuId, userId, ...placed(line), price, listPrice, lastPrice, cause };
}

/** Freight belongs where the first line does. */
function freightEntry(firmId: bigint, order: OrderFacts, first: PlacedLine | undefined, target: Target): Entry {
  const { orderId, userId } = order;
  const { departmentId, costCenterId } = first ?? NOWHERE;
  const place = { ...NOWHERE, departmentId, costCenterId };
  const none = { lineId: 0n, skuId: 0n, price: 0n, listPrice: 0n, lastPrice: 0n, cause: '' };
  return { ...target, firmId, orderId, userId, ...place, ...none };
}

/** What the ledger should say of orders, whose lines have been told where they belong. */
async function readEntries(
  db: Db,
  firmId: bigint,
  lines: readonly PlacedLine[],
  orderIds: readonly bigint[],
): Promise<Entry[]> {
  const orders = await readOrderFacts(db, firmId, orderIds);
  const byOrder = Map.groupBy(lines, ({ orderId }) => orderId);
  const signs = Map.groupBy(await readSignFacts(db, firmId, orderIds), ({ lineId }) => lineId);
  const returned = Map.groupBy(await readReturnFacts(db, firmId, orderIds), ({ lineId }) => lineId);
  return orders.flatMap((order) => {
    // Bought once, however often it is sent.
    if (order.sentAnew) return [];
    const own = byOrder.get(order.orderId) ?? [];
    const { day, status } = order;
    return [
      ...freightTarget(order).map((target) => freightEntry(firmId, order, own[0], target)),
      ...own.flatMap((line) =>
        lineTargets(line, {
          ...{ day, status },
          signs: signs.get(line.lineId) ?? [],
          returns: returned.get(line.lineId) ?? [],
        }).map((target) => lineEntry(firmId, order, line, target)),
      ),
    ];
  });
}

async function readPlacedLines(
  db: Db,
  firmId: bigint,
  orderIds: readonly bigint[],
  rows: readonly BookingRow[],
): Promise<PlacedLine[]> {
  const lines = await readLineFacts(db, firmId, orderIds);
  const places = await readLinePlaces(db, firmId, lines, rows);
  return lines.flatMap((line) => {
    const place = places.get(line.lineId);
    if (!place) throw new Error(`line ${line.lineId} belongs nowhere`);
    const { listPrice, lastPrice, cause } = place;
    return [{ ...line, ...placed(place), listPrice, lastPrice, cause }];
  });
}

/** What stands in the ledger and has nothing behind it any more is to say nothing. */
function leftEntries(booked: ReadonlyMap<string, BookingRow[]>, entries: readonly Entry[]): Entry[] {
  const wanted = new Set(entries.map(keyOf));
  return [...booked].flatMap(([key, [first]]) => {
    if (!first || wanted.has(key)) return [];
    const { id: _, bookedOn, correctionOf: __, ...row } = first;
    return [{ ...row, day: bookedOn, measures: NOTHING } as Entry];
  });
}

const bookedOf = (row: BookingRow) => ({
  row,
  id: row.id,
  bookedOn: row.bookedOn,
  correctionOf: row.correctionOf,
  measures: row,
});

function newBooking(
  { day: _, measures: __, ...entry }: Entry,
  { measures, bookedOn, correctionOf }: Booking,
): NewBooking {
  return { ...entry, ...measures, bookedOn, correctionOf };
}

/**
 * Brings the ledger of a firm to what its orders say now (decision 0065). Done twice it changes nothing; whoever books at the
 * same time waits. `today` is given by tests alone. Answers whether anything has changed.
 */
export async function bookOrders(
  db: Db,
  firmId: bigint,
  orderIds: readonly bigint[],
  given: { today?: string } = {},
): Promise<boolean> {
  const ledger = await lockLedger(db, firmId);
  const today = given.today ?? ledger.today;
  const openFrom = ledger.builtAt === null ? NOTHING_CLOSED : firstOpenDay(ledger, today);
  const standing = await readBookings(db, firmId, orderIds);
  const booked = Map.groupBy(standing, keyOf);
  const lines = await readPlacedLines(db, firmId, orderIds, standing);
  const entries = await readEntries(db, firmId, lines, orderIds);
  const gone: BookingRow[] = [];
  const come: NewBooking[] = [];
  for (const entry of [...entries, ...leftEntries(booked, entries)]) {
    const rows = (booked.get(keyOf(entry)) ?? []).map(bookedOf);
    const { remove, put } = settleEntry(entry, rows, { openFrom, today });
    gone.push(...rows.filter((row) => remove.includes(row)).map(({ row }) => row));
    if (put) come.push(newBooking(entry, put));
  }
  await removeBookings(
    db,
    firmId,
    gone.map(({ id }) => id),
  );
  await insertBookings(db, come);
  await addToDays(db, daySums(gone, come));
  await addToFirmDays(db, firmId, firmDaySums(standing, gone, come));
  const places = new Map(lines.map((line) => [line.lineId, placed(line)]));
  const delivered = await bookDeliveries(db, firmId, orderIds, { places, openFrom, today });
  const changed = gone.length + come.length > 0 || delivered;
  if (changed) await moveGeneration(db, firmId);
  return changed;
}
