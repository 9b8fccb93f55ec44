import { sql } from 'drizzle-orm';
import { formatAmount } from '#platform/shared/money.ts';
import type { Days } from '../../contract/filter-days.ts';
import type { LineFigure, LinePick } from '../../contract/line-schemas.ts';
import { shareText } from '../../rules/percent.ts';
import { isDue, isInFull, isOnTime, isSaid } from '../delivery/delivery-facts-repo.ts';
import type { Asking } from '../figures/figure-reader.ts';
import { amountColumns } from '../figures/read-sums.ts';
import { inSight } from '../figures/wanted-repo.ts';
import { findLines } from '../lines/find-lines-repo.ts';
import { reportBookings, reportDeliveries } from '../report-tables.ts';

const columnOf = (figure: LineFigure, { amount, saved, last }: ReturnType<typeof amountColumns>) => {
  if (figure === 'savings') return saved;
  return figure === 'last' ? last : amount;
};

/** Stretches of days as a relation: `at, since, till`. */
const asRows = (stretches: readonly Days[]) =>
  sql.join(
    stretches.map(({ from, to }, at) => sql`(${at}::int, ${from}::date, ${to}::date)`),
    sql`, `,
  );

/** The same asking over other days. */
const over = <F extends LinePick>(asking: Asking<F>, stretches: readonly Days[]): Asking<F> => {
  const [from, to] = [stretches[0]?.from ?? '', stretches.at(-1)?.to ?? ''];
  return { ...asking, wanted: { ...asking.wanted, from, to, compared: null } };
};

/** What the lines of a figure come to in each stretch of days, in yuan: by the condition of their file. */
export async function readLineSeries(asking: Asking<LinePick>, stretches: readonly Days[]): Promise<string[]> {
  const { db, filter, wanted } = asking;
  const found = await findLines(over(asking, stretches));
  const { rows } = await db.execute<{ at: number; sum: string }>(sql`
    select side.at, sum(${columnOf(filter.figure, amountColumns(wanted))}) as sum
    from (values ${asRows(stretches)}) side(at, since, till)
      join ${reportBookings} on ${reportBookings.bookedOn} between side.since and side.till
    where ${found} group by side.at`);
  const sums = new Map(rows.map(({ at, sum }) => [Number(at), BigInt(sum)]));
  return stretches.map((_, at) => formatAmount(sums.get(at) ?? 0n));
}

/** Of the promises due in each stretch of days, how many were kept, in percent; null where none was due. */
export async function readKeptSeries(
  { db, wanted, viewer }: Pick<Asking, 'db' | 'wanted' | 'viewer'>,
  stretches: readonly Days[],
): Promise<(string | null)[]> {
  const { countsOn } = reportDeliveries;
  const { rows } = await db.execute<Record<'at' | 'due' | 'kept', string>>(sql`
    select side.at, count(*) as due, count(*) filter (where ${isOnTime} and ${isInFull}) as kept
    from (values ${asRows(stretches)}) side(at, since, till)
      join ${reportDeliveries} on ${countsOn} between side.since and side.till
    where ${inSight(reportDeliveries, wanted)} and ${isSaid} and ${isDue(viewer.today)} group by side.at`);
  const shares = new Map(rows.map(({ at, due, kept }) => [Number(at), shareText(BigInt(kept), BigInt(due))]));
  return stretches.map((_, at) => shares.get(at) ?? null);
}
