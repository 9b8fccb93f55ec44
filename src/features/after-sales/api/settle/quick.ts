import { and, eq, inArray, max, ne, sql } from 'drizzle-orm';
import { signLinesView, signRecordsView } from '#features/fulfilment/api/fulfilment-views.ts';
import type { Db } from '#platform/api/database.ts';
import { isQuick } from '../../rules/quick-case.ts';
import {
  type CaseLine,
  type CaseRow,
  changeCase,
  changeCaseLine,
  insertCaseEvent,
  placeOf,
  readCaseLines,
} from '../case-repo.ts';
import { readPolicy } from '../policy-repo.ts';
import { afterSaleQuickMonths } from '../settlement-tables.ts';
import { SHOP } from './settle-actors.ts';
import { settleCase } from './settle-case.ts';

/** When each line was signed for the last time. */
async function readSignedAt(db: Db, row: CaseRow, lines: readonly CaseLine[]): Promise<Map<bigint, Date>> {
  const ids = lines.map(({ orderLineId }) => orderLineId);
  const rows = await db
    .select({ lineId: signLinesView.lineId, at: max(signRecordsView.signedAt) })
    .from(signRecordsView)
    .innerJoin(
      signLinesView,
      and(eq(signLinesView.firmId, signRecordsView.firmId), eq(signLinesView.signId, signRecordsView.id)),
    )
    .where(
      and(
        ...[eq(signRecordsView.firmId, row.firmId), eq(signRecordsView.orderId, row.orderId)],
        ...[ne(signRecordsView.kind, 'refused'), inArray(signLinesView.lineId, ids)],
      ),
    )
    .groupBy(signLinesView.lineId);
  return new Map(rows.flatMap(({ lineId, at }) => (at ? [[lineId, new Date(at)] as const] : [])));
}

/** Takes an amount of what a company may be given quickly in a month of Shanghai; false: it does not reach. */
async function takeQuick(db: Db, firmId: bigint, amountFen: bigint, mostFen: bigint): Promise<boolean> {
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

/**
 * Settles a new case at once, without return and without a person, where it is small enough and its company has not had too
 * much of that this month (behaviours 2.7). False: somebody looks at it. The case is locked, or made in this transaction.
 */
export async function tryQuick(db: Db, row: CaseRow): Promise<boolean> {
  if (row.status !== 'reviewing' || row.quick) return false;
  const { quickCaseFen, quickMonthFen } = await readPolicy(db);
  const lines = await readCaseLines(db, placeOf(row));
  const signedAt = await readSignedAt(db, row, lines);
  const amountFen = row.askedFen + row.freightFen;
  const told = lines.map(({ reason, orderLineId }) => ({ reason, signedAt: signedAt.get(orderLineId) ?? null }));
  if (!isQuick({ kind: row.kind, amountFen, lines: told }, quickCaseFen, new Date())) return false;
  if (!(await takeQuick(db, row.firmId, amountFen, quickMonthFen))) return false;
  for (const { id: lineId, quantity, askedFen } of lines) {
    await changeCaseLine(db, { firmId: row.firmId, lineId }, { grantedQuantity: quantity, grantedFen: askedFen });
  }
  const set = { quick: true, returnWay: 'none', grantedFen: row.askedFen };
  const quick = await changeCase(db, placeOf(row), set);
  await insertCaseEvent(db, quick, { actor: SHOP, kind: 'quick' });
  await settleCase(db, SHOP, quick);
  return true;
}
