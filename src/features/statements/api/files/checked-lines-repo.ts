import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import type { CheckedLine } from '../../rules/read-checked-table.ts';
import type { StatementPlace } from '../statement-repo.ts';
import { statementLines as lines } from '../statement-tables.ts';

/** Lines of a statement that are named, of those `within` lets through, with what is kept of their check. */
export async function readCheckable(
  db: Db,
  { firmId, statementId, lineIds, within }: StatementPlace & { lineIds: readonly bigint[]; within: SQL | undefined },
) {
  if (lineIds.length === 0) return [];
  const own = and(eq(lines.firmId, firmId), eq(lines.statementId, statementId), within);
  return db
    .select({
      ...{ id: lines.id, quantity: lines.quantity, salesPrice: lines.salesPrice },
      ...{ ownNo: lines.ownNo, result: lines.checkResult, note: lines.checkNote },
    })
    .from(lines)
    .where(and(own, inArray(lines.id, [...lineIds])));
}

/** Keeps what the customer's system says of lines, all of them in one statement. */
export async function writeChecked(
  db: Db,
  { firmId, statementId }: StatementPlace,
  taken: readonly CheckedLine[],
): Promise<void> {
  await db.execute(sql`
    update ${lines} set own_no = w.own_no, check_result = w.result, check_note = w.note
    from unnest(${sql.param(taken.map(({ lineId }) => lineId))}::bigint[], ${sql.param(taken.map(({ ownNo }) => ownNo))}::text[],
      ${sql.param(taken.map(({ result }) => result))}::text[], ${sql.param(taken.map(({ note }) => note))}::text[])
      as w (id, own_no, result, note)
    where ${lines.firmId} = ${firmId} and ${lines.statementId} = ${statementId} and ${lines.id} = w.id`);
}
