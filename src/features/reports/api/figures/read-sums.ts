import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import type { Days } from '../../contract/filter-days.ts';
import type { Dimension, Grain } from '../../contract/report-filter.ts';
import { stretchesOf } from '../../rules/stretches.ts';
import { reportBookings, reportDays } from '../report-tables.ts';
import { columnOf, type Place, type PlaceColumns, placesOf } from './read-places.ts';
import { inSight, type Wanted } from './wanted-repo.ts';

/** Sums of one group. Fen, in the tax of the filter. */
export interface Sums {
  lines: number;
  amount: bigint;
  saved: bigint;
  last: bigint;
  corrected: bigint;
  orders: number;
}

export const NO_SUMS: Sums = { lines: 0, amount: 0n, saved: 0n, last: 0n, corrected: 0n, orders: 0 };

/** 0: the days of the filter; 1: those they are compared with. */
export type Side = 0 | 1;

export interface Grouped {
  total: Record<Side, Sums>;
  /** By the first day of the week, month or quarter. */
  buckets: Record<Side, Map<string, Sums>>;
  /** By place; `none` for what belongs nowhere. */
  rows: Record<Side, Map<string, Sums>>;
}

/** How the ledger is divided: by a dimension, from the top or one step below a place. */
export interface Division {
  by: Dimension;
  parent: Place | null;
}

/** Both stretches of days, whole. */
const wholeSides = ({ from, to, compared }: Wanted): Stretching[] => [
  { no: 0, start: '', from, to },
  ...(compared ? [{ no: 1 as const, start: '', ...compared }] : []),
];

/** Their weeks, months or quarters. */
const cutSides = (wanted: Wanted, grain: Grain): Stretching[] =>
  wholeSides(wanted).flatMap(({ no, ...days }) =>
    stretchesOf(days, grain).map(({ start, from, to }) => ({ no, start, from, to })),
  );

interface Stretching extends Days {
  no: Side;
  start: string;
}

/** Stretches of days as a relation: the index finds each of them, no day is worked out. */
function asRelation(stretches: readonly Stretching[]): SQL {
  const values = stretches.map(
    ({ no, start, from, to }) => sql`(${no}::int, ${start}::text, ${from}::date, ${to}::date)`,
  );
  return sql`(values ${sql.join(values, sql`, `)}) side(no, start, since, till)`;
}

interface Placing {
  leaf: SQL;
  join: SQL;
  row: SQL;
}

/** Which row of the division a leaf belongs to: the place itself, or the one above it on the level asked for. */
function placing(columns: PlaceColumns, firmId: bigint, division: Division | null): Placing {
  if (division === null) return { leaf: sql`0::bigint`, join: sql``, row: sql`0::bigint` };
  const { by, parent } = division;
  const depth = (parent?.path.length ?? 0) + 1;
  return {
    leaf: sql`${columnOf(columns, by)}`,
    join: sql`left join ${placesOf(by, firmId)} place on place.id = leaf`,
    row: sql`coalesce(place.path[${depth}::int], ${parent?.id ?? null}::bigint, 0)`,
  };
}

type Row = Record<'side' | 'start' | 'row' | 'lines' | 'amount' | 'saved' | 'last' | 'corrected', string>;

const EITHER = {
  incl: { amount: 'gross_fen', saved: 'saved_fen', last: 'last_fen', corrected: 'corrected_fen' },
  excl: { amount: 'net_fen', saved: 'saved_net_fen', last: 'last_net_fen', corrected: 'corrected_net_fen' },
} as const;

/** Columns of amounts, with tax or without. */
export const amountColumns = ({ tax }: Pick<Wanted, 'tax'>) => {
  const { amount, saved, last, corrected } = EITHER[tax];
  return { amount: sql.raw(amount), saved: sql.raw(saved), last: sql.raw(last), corrected: sql.raw(corrected) };
};

/** Amounts come from the sums of days: added up by leaf first, so that few rows are put in their places. */
function readAmounts(
  db: Db,
  wanted: Wanted,
  stretches: readonly Stretching[],
  division: Division | null,
): Promise<{ rows: Row[] }> {
  const { amount, saved, last, corrected } = amountColumns(wanted);
  const { leaf, join, row } = placing(reportDays, wanted.firmId, division);
  return db.execute<Row>(sql`
    select side.no as side, side.start, (${row})::text as row, sum(d.lines) as lines, sum(d.amount) as amount, sum(d.saved) as saved,
      sum(d.last) as last, sum(d.corrected) as corrected
    from ${asRelation(stretches)} cross join lateral (
      select ${leaf} as leaf, sum(entries) as lines, sum(${amount}) as amount, sum(${saved}) as saved, sum(${last}) as last,
        sum(${corrected}) as corrected from ${reportDays}
      where ${inSight(reportDays, wanted)} and ${reportDays.basis} = ${wanted.basis} and ${reportDays.kind} = 'goods'
        and ${reportDays.bookedOn} between side.since and side.till group by 1) d
    ${join} group by 1, 2, 3`);
}

type Counted = { side: string; kind: string; key: string; orders: string };

/** Bookings of goods that say anything, in the days of a side; the words are those of their index. */
const saying = (wanted: Wanted) => sql`from ${reportBookings} where ${inSight(reportBookings, wanted)}
  and ${reportBookings.basis} = ${wanted.basis} and kind = 'goods' and (gross_fen <> 0 or quantity <> 0)
  and ${reportBookings.bookedOn} between side.since and side.till`;

/**
 * An order counts once in each group, however many of its lines are there; what is compared with is counted as a whole. Each
 * stretch is counted by itself: its orders come from the index nearly in their order, and few at a time.
 */
function readOrders(db: Db, wanted: Wanted, grain: Grain, division: Division): Promise<{ rows: Counted[] }> {
  const { leaf, join, row } = placing(reportBookings, wanted.firmId, division);
  const [now, ...before] = wholeSides(wanted);
  const whole = now ? [now] : [];
  const cut = cutSides({ ...wanted, compared: null }, grain);
  const counted = sql`(select count(distinct order_id) ${saying(wanted)}) as orders`;
  return db.execute<Counted>(sql`
    select side.no as side, 'all' as kind, '' as key, ${counted} from ${asRelation([...whole, ...before])}
    union all select side.no, 'bucket', side.start, ${counted} from ${asRelation(cut)}
    union all select 0, 'row', row::text, count(*) from (
      select distinct ${row} as row, order_id from ${asRelation(whole)}
        cross join lateral (select order_id, ${leaf} as leaf ${saying(wanted)}) b ${join}) c group by row`);
}

const sumsOf = (row: Row): Sums => ({
  lines: Number(row.lines),
  amount: BigInt(row.amount),
  saved: BigInt(row.saved),
  last: BigInt(row.last),
  corrected: BigInt(row.corrected),
  orders: 0,
});

const sideOf = (text: string): Side => (Number(text) === 0 ? 0 : 1);
const keyOf = (row: string) => (row === '0' ? 'none' : row);

const added = (a: Sums, b: Sums): Sums => ({
  lines: a.lines + b.lines,
  amount: a.amount + b.amount,
  saved: a.saved + b.saved,
  last: a.last + b.last,
  corrected: a.corrected + b.corrected,
  orders: a.orders + b.orders,
});

function putIn(groups: Map<string, Sums>, key: string, sums: Sums): void {
  groups.set(key, added(groups.get(key) ?? NO_SUMS, sums));
}

const noTotals = (): Record<Side, Sums> => ({ 0: NO_SUMS, 1: NO_SUMS });

/** Sums of the filter and of what it is compared with, without a word of orders. */
export async function readTotals(db: Db, wanted: Wanted): Promise<Record<Side, Sums>> {
  const total = noTotals();
  for (const row of (await readAmounts(db, wanted, wholeSides(wanted), null)).rows)
    total[sideOf(row.side)] = sumsOf(row);
  return total;
}

/** Reads the ledger once for all groups a report shows. A parent stands among the places that are wanted. */
export async function readGrouped(db: Db, wanted: Wanted, grain: Grain, division: Division): Promise<Grouped> {
  const total = noTotals();
  const buckets: Grouped['buckets'] = { 0: new Map(), 1: new Map() };
  const rows: Grouped['rows'] = { 0: new Map(), 1: new Map() };
  for (const row of (await readAmounts(db, wanted, cutSides(wanted, grain), division)).rows) {
    const side = sideOf(row.side);
    const sums = sumsOf(row);
    total[side] = added(total[side], sums);
    putIn(buckets[side], row.start, sums);
    putIn(rows[side], keyOf(row.row), sums);
  }
  for (const { side: no, kind, key, orders: text } of (await readOrders(db, wanted, grain, division)).rows) {
    const side = sideOf(no);
    const orders = { ...NO_SUMS, orders: Number(text) };
    if (kind === 'all') total[side] = added(total[side], orders);
    else if (kind === 'bucket') putIn(buckets[side], key, orders);
    else putIn(rows[side], keyOf(key), orders);
  }
  return { total, buckets, rows };
}

/** Freight of the orders in sight, and how much of it stood before. */
export async function readFreight(db: Db, wanted: Wanted): Promise<Record<Side, bigint>> {
  const { amount } = amountColumns(wanted);
  const { rows } = await db.execute<{ side: string; amount: string }>(sql`
    select side.no as side, (select coalesce(sum(${amount}), 0) from ${reportDays} where ${inSight(reportDays, wanted)}
      and ${reportDays.basis} = 'ordered' and ${reportDays.kind} = 'freight'
      and ${reportDays.bookedOn} between side.since and side.till) as amount
    from ${asRelation(wholeSides(wanted))}`);
  const of = (side: Side) => BigInt(rows.find((row) => sideOf(row.side) === side)?.amount ?? 0);
  return { 0: of(0), 1: of(1) };
}
