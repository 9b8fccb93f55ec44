import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import type { StatementRow } from '../statement-repo.ts';
import type { StatementView } from '../statement-scope-repo.ts';
import { statementSums as sums } from '../statement-tables.ts';
import type { SeenSums } from './present-statement.ts';

const big = (column: typeof sums.amountFen) => sql<bigint>`coalesce(sum(${column}), 0)::text`.mapWith(BigInt);
const count = (status: string) =>
  sql<number>`coalesce(sum(${sums.lines}) filter (where ${sums.status} = ${status}), 0)`.mapWith(Number);

/** Sums of each statement over the lines the reader sees; of one he sees whole they stand in it. */
export async function readSeenSums(
  db: Db,
  rows: readonly StatementRow[],
  view: StatementView,
): Promise<(row: StatementRow) => SeenSums> {
  if (view.whole || rows.length === 0) return (row) => row;
  const found = await db
    .select({
      statementId: sums.statementId,
      lineCount: sql<number>`coalesce(sum(${sums.lines}), 0)`.mapWith(Number),
      ...{ openLines: count('open'), disputedLines: count('disputed') },
      ...{ amountFen: big(sums.amountFen), taxFen: big(sums.taxFen), dueFen: big(sums.dueFen) },
    })
    .from(sums)
    .where(
      and(
        inArray(sums.firmId, [...new Set(rows.map(({ firmId }) => firmId))]),
        inArray(
          sums.statementId,
          rows.map(({ id }) => id),
        ),
        view.sums,
      ),
    )
    .groupBy(sums.statementId);
  const byId = new Map(found.map(({ statementId, ...seen }) => [statementId, seen]));
  const none = { lineCount: 0, openLines: 0, disputedLines: 0, amountFen: 0n, taxFen: 0n, dueFen: 0n };
  return ({ id }) => byId.get(id) ?? none;
}

/** Sums of one statement by state, kind and rate, over what the reader sees. */
export const readStatementSums = (db: Db, { firmId, id }: StatementRow, view: StatementView) =>
  db
    .select({
      status: sums.status,
      adjusting: sums.adjusting,
      taxRateBp: sums.taxRateBp,
      lines: sql<number>`sum(${sums.lines})`.mapWith(Number),
      ...{ amountFen: big(sums.amountFen), taxFen: big(sums.taxFen), dueFen: big(sums.dueFen) },
    })
    .from(sums)
    .where(and(eq(sums.firmId, firmId), eq(sums.statementId, id), view.sums))
    .groupBy(sums.status, sums.adjusting, sums.taxRateBp)
    .orderBy(sums.taxRateBp);

export type SumRow = Awaited<ReturnType<typeof readStatementSums>>[number];
