import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { formatAmount } from '#platform/shared/money.ts';
import type { LinePick, LineSums } from '../../contract/line-schemas.ts';
import { linesErrors } from '../../contract/report-errors.ts';
import type { Asking } from '../figures/figure-reader.ts';
import { readPlaces } from '../figures/read-places.ts';
import { amountColumns } from '../figures/read-sums.ts';
import { inPlaces, inSight, wantPlaces } from '../figures/wanted-repo.ts';
import { reportBookings } from '../report-tables.ts';

const {
  basis,
  kind,
  bookedOn,
  correctionOf,
  cause: why,
  skuId,
  quantity,
  grossFen,
  savedFen,
  lastFen,
} = reportBookings;

const IS_ENTRY = sql`(${quantity} <> 0 or ${grossFen} <> 0)`;

/** Bookings a figure is made of. */
const FIGURES: Readonly<Record<LinePick['figure'], SQL>> = {
  amount: sql`${kind} = 'goods' and ${IS_ENTRY}`,
  savings: sql`${kind} = 'goods' and ${savedFen} <> 0`,
  last: sql`${kind} = 'goods' and ${lastFen} <> 0`,
  freight: sql`${kind} = 'freight' and ${IS_ENTRY}`,
  corrections: sql`${kind} = 'goods' and ${correctionOf} is not null and ${IS_ENTRY}`,
};

/** The row of a breakdown that was opened; one of another firm does not exist. */
async function inRow({ db, viewer, filter }: Asking<LinePick>): Promise<SQL | undefined> {
  const { by, key, own } = filter;
  if (by === undefined || key === undefined) return undefined;
  const { firmId } = viewer;
  if (key !== 'none' && (await readPlaces(db, by, firmId, [BigInt(key)])).length === 0) {
    throw refuse(linesErrors, 'REPORT_PLACE_UNKNOWN');
  }
  return inPlaces(reportBookings, await wantPlaces(db, firmId, by, { keys: [key], own }));
}

/** The one condition of the lines of a figure, of their sums and of their export. */
export async function findLines(asking: Asking<LinePick>): Promise<SQL> {
  const { wanted, filter } = asking;
  const { figure, cause, itemNo } = filter;
  const found = and(
    inSight(reportBookings, wanted),
    eq(basis, figure === 'freight' ? 'ordered' : wanted.basis),
    sql`${bookedOn} between ${wanted.from}::date and ${wanted.to}::date`,
    FIGURES[figure],
    await inRow(asking),
    cause ? sql`${why} = ${cause}` : undefined,
    itemNo ? sql`${skuId} = (select s.id from skus_view s where s.item_no = ${itemNo})` : undefined,
  );
  return found ?? sql`true`;
}

export async function readLineSums(db: Db, found: SQL, wanted: Asking['wanted']): Promise<LineSums> {
  const { amount, saved, last } = amountColumns(wanted);
  const { rows } = await db.execute<Record<keyof LineSums, string>>(sql`
    select count(*) as rows, count(distinct order_id) as orders, coalesce(sum(${amount}), 0) as amount,
      coalesce(sum(${saved}), 0) as savings, coalesce(sum(${last}), 0) as last
    from ${reportBookings} where ${found}`);
  const [row] = rows;
  const yuan = (text: string | undefined) => formatAmount(BigInt(text ?? 0));
  return {
    rows: Number(row?.rows ?? 0),
    orders: Number(row?.orders ?? 0),
    amount: yuan(row?.amount),
    savings: yuan(row?.savings),
    last: yuan(row?.last),
  };
}
