import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { jsonRows } from '#platform/api/json-rows.ts';
import type { Closing } from '../../rules/closed-months.ts';
import { MEASURES } from '../../rules/line-measures.ts';
import { reportBookings, reportDays, reportFirms } from '../report-tables.ts';

export type BookingRow = typeof reportBookings.$inferSelect;
export type NewBooking = Omit<BookingRow, 'id'>;
type DayRow = typeof reportDays.$inferSelect;

export interface LedgerStanding extends Closing {
  builtAt: Date | null;
  builtThrough: bigint;
  /** The day of Shanghai, by the clock of the database. */
  today: string;
}

/** Takes the ledger of a firm for this transaction: nobody else books meanwhile. Opens it if it is new. */
export async function lockLedger(db: Db, firmId: bigint): Promise<LedgerStanding> {
  await db.insert(reportFirms).values({ firmId }).onConflictDoNothing();
  const [row] = await db
    .select({
      closingDay: reportFirms.closingDay,
      closedThrough: reportFirms.closedThrough,
      builtAt: reportFirms.builtAt,
      builtThrough: reportFirms.builtThrough,
      today: sql<string>`(now() at time zone 'Asia/Shanghai')::date::text`,
    })
    .from(reportFirms)
    .where(eq(reportFirms.firmId, firmId))
    .for('update');
  if (!row) throw new Error('the ledger of a firm is not to be seen');
  return row;
}

export function readBookings(db: Db, firmId: bigint, orderIds: readonly bigint[]): Promise<BookingRow[]> {
  return db
    .select()
    .from(reportBookings)
    .where(and(eq(reportBookings.firmId, firmId), inArray(reportBookings.orderId, [...orderIds])));
}

export async function removeBookings(db: Db, firmId: bigint, ids: readonly bigint[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .delete(reportBookings)
    .where(
      and(eq(reportBookings.firmId, firmId), sql`${reportBookings.id} = any(${sql.param(ids.map(String))}::bigint[])`),
    );
}

export async function insertBookings(db: Db, rows: readonly NewBooking[]): Promise<void> {
  if (rows.length === 0) return;
  const { columns, rows: given } = jsonRows(reportBookings, rows);
  await db.execute(sql`insert into report_bookings (${columns}) select ${columns} from ${given} as r`);
}

/** Adds to the sums of days; the same rows are added by the bookings that made them. */
export async function addToDays(db: Db, rows: readonly DayRow[]): Promise<void> {
  if (rows.length === 0) return;
  const { columns, rows: given } = jsonRows(reportDays, rows);
  const added = [...MEASURES, 'entries', 'correctedFen', 'correctedNetFen'] as const;
  const sums = sql.join(
    added.map((name) => {
      const column = sql.raw(`"${reportDays[name].name}"`);
      return sql`${column} = report_days.${column} + excluded.${column}`;
    }),
    sql`, `,
  );
  await db.execute(sql`insert into report_days (${columns}) select ${columns} from ${given} as r
    on conflict on constraint report_days_place do update set ${sums}`);
}

/** What was read before is no longer what stands there. */
export async function moveGeneration(db: Db, firmId: bigint): Promise<void> {
  await db
    .update(reportFirms)
    .set({ generation: sql`${reportFirms.generation} + 1` })
    .where(eq(reportFirms.firmId, firmId));
}
