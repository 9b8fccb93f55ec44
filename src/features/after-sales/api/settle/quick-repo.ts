import { and, eq, inArray, max, ne, sql } from 'drizzle-orm';
import { shipmentsView, signLinesView, signRecordsView } from '#features/fulfilment/api/fulfilment-views.ts';
import type { Db } from '#platform/api/database.ts';
import type { CaseLine, CaseRow } from '../case-repo.ts';
import { afterSaleQuickMonths } from '../settlement-tables.ts';

/** When each line was signed for the last time; by way of the parcels, which are found by their order. */
export async function readSignedAt(db: Db, row: CaseRow, lines: readonly CaseLine[]): Promise<Map<bigint, Date>> {
  const ids = lines.map(({ orderLineId }) => orderLineId);
  const rows = await db
    .select({ lineId: signLinesView.lineId, at: max(signRecordsView.signedAt) })
    .from(shipmentsView)
    .innerJoin(
      signRecordsView,
      and(eq(signRecordsView.firmId, shipmentsView.firmId), eq(signRecordsView.shipmentId, shipmentsView.id)),
    )
    .innerJoin(
      signLinesView,
      and(eq(signLinesView.firmId, signRecordsView.firmId), eq(signLinesView.signId, signRecordsView.id)),
    )
    .where(
      and(
        ...[eq(shipmentsView.firmId, row.firmId), eq(shipmentsView.orderId, row.orderId)],
        ...[ne(signRecordsView.kind, 'refused'), inArray(signLinesView.lineId, ids)],
      ),
    )
    .groupBy(signLinesView.lineId);
  return new Map(rows.flatMap(({ lineId, at }) => (at ? [[lineId, new Date(at)] as const] : [])));
}

/** Takes an amount of what a company may be given quickly in a month of Shanghai; false: it does not reach. */
export async function takeQuick(db: Db, firmId: bigint, amountFen: bigint, mostFen: bigint): Promise<boolean> {
  if (amountFen > mostFen) return false;
  const { usedFen } = afterSaleQuickMonths;
  const month = sql<string>`to_char(now() at time zone 'Asia/Shanghai', 'YYYY-MM')`;
  const { rowCount } = await db
    .insert(afterSaleQuickMonths)
    .values({ firmId, month, usedFen: amountFen })
    .onConflictDoUpdate({
      target: [afterSaleQuickMonths.firmId, afterSaleQuickMonths.month],
      set: { usedFen: sql`${usedFen} + ${amountFen}` },
      setWhere: sql`${usedFen} + ${amountFen} <= ${mostFen}`,
    });
  return rowCount === 1;
}
