import { and, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { formatAmount } from '#platform/shared/money.ts';
import { DESK_TURN } from '../../rules/dispute-status.ts';
import { statementDisputes as disputes, statementExceptions as exceptions } from '../dispute-tables.ts';
import { todayOf } from '../read/present-statement.ts';
import { statementRuns as runs, statements } from '../statement-tables.ts';

const MONTHS = 3;

/** How statements stand: of the cycles that ended in the last three months, and what waits for the desk. */
export async function readFigures(db: Db, now: Date) {
  const today = todayOf(now);
  const recent = sql`${statements.cycleTo} >= ${today}::date - make_interval(months => ${MONTHS})`;
  const open = sql`${statements.dueFen} - ${statements.paidFen}`;
  const [row] = await db
    .select({
      statements: sql<number>`count(*)`.mapWith(Number),
      dueFen: sql<bigint>`coalesce(sum(${statements.dueFen}), 0)::text`.mapWith(BigInt),
      openFen: sql<bigint>`coalesce(sum(${open}), 0)::text`.mapWith(BigInt),
      overdueFen: sql<bigint>`coalesce(sum(${open}) filter (where ${statements.dueOn} < ${today}), 0)::text`.mapWith(
        BigInt,
      ),
      lines: sql<number>`coalesce(sum(${statements.lineCount}), 0)`.mapWith(Number),
      disputed: sql<number>`(select count(*) from ${disputes} where (${disputes.firmId}, ${disputes.statementId}) in (
        select ${statements.firmId}, ${statements.id} from ${statements} where ${recent}))`.mapWith(Number),
    })
    .from(statements)
    .where(recent);
  if (!row) throw new Error('a sum has no row');
  const turn = inArray(disputes.status, [...DESK_TURN]);
  return {
    statements: row.statements,
    due: formatAmount(row.dueFen),
    open: formatAmount(row.openFen),
    overdue: formatAmount(row.overdueFen),
    waitingDisputes: await db.$count(disputes, turn),
    lateDisputes: await db.$count(disputes, and(turn, isNotNull(disputes.dueAt), lt(disputes.dueAt, sql`now()`))),
    openExceptions: await db.$count(exceptions, eq(exceptions.status, 'open')),
    failedRuns: await db.$count(runs, eq(runs.status, 'failed')),
    disputeRateBp: row.lines === 0 ? 0 : Math.round((row.disputed * 10_000) / row.lines),
  };
}
