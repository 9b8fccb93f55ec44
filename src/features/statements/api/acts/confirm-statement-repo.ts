import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { confirmErrors } from '../../contract/statement-errors.ts';
import type { ConfirmInput } from '../../contract/statement-schemas.ts';
import { handInStatement } from '../approval/hand-in-statement.ts';
import {
  changeStatement,
  insertStatementEvent,
  placeOf,
  type StatementActor,
  type StatementPlace,
  type StatementRow,
} from '../statement-repo.ts';
import { statementLines as lines } from '../statement-tables.ts';
import { actedOn, auditAct, buyerOf, lockOwnStatement } from './own-statement.ts';

/** More are written by one statement than others are given time for; the call still answers within its own. */
const MANY_LINES = 10_000;

const openOf = ({ firmId, statementId }: StatementPlace, more: SQL | undefined) =>
  and(eq(lines.firmId, firmId), eq(lines.statementId, statementId), eq(lines.status, 'open'), more);

/** Confirms lines that wait for it; answers how many these were. */
async function confirmLines(db: Db, place: StatementPlace, more: SQL | undefined): Promise<number> {
  const { rowCount } = await db.update(lines).set({ status: 'confirmed' }).where(openOf(place, more));
  return rowCount ?? 0;
}

/** Confirms these lines of a locked statement and writes what followed. */
export async function confirmOpenLines(
  db: Db,
  row: StatementRow,
  { actor, more, approvalStatus }: { actor: StatementActor; more?: SQL | undefined; approvalStatus?: 'passed' },
): Promise<{ row: StatementRow; confirmed: number }> {
  const confirmed = await confirmLines(db, placeOf(row), more);
  const change = approvalStatus ? { approvalStatus } : {};
  const after = await changeStatement(db, row, change, { linesChanged: true });
  await insertStatementEvent(db, after, { actor, kind: 'confirmed', detail: `${confirmed} 行` }, row.status);
  return { row: after, confirmed };
}

/**
 * Confirms lines of a statement, or all the caller sees that wait for it. Where nothing would wait any more the company's flow is asked
 * first: then nothing is confirmed until everybody has agreed.
 */
export async function confirmStatement(db: Db, caller: SignedInCaller, { lineIds, ...seen }: ConfirmInput) {
  const { row, view } = await lockOwnStatement(db, caller, seen, 'confirm');
  if (row.openLines > MANY_LINES) await db.execute(sql`set local statement_timeout = '12s'`);
  const named = lineIds && inArray(lines.id, lineIds.map(BigInt));
  const more = and(view.lines, named);
  const found = await db.$count(lines, openOf(placeOf(row), more));
  if (found === 0) throw refuse(confirmErrors, lineIds ? 'STATEMENT_LINES_TAKEN' : 'STATEMENT_NOTHING_OPEN');
  if (lineIds && found < new Set(lineIds).size) throw refuse(confirmErrors, 'STATEMENT_LINES_TAKEN');
  const requestNo = found === row.openLines ? await handInStatement(db, caller, row) : null;
  if (requestNo !== null) {
    const waiting = await changeStatement(db, row, { approvalStatus: 'pending' });
    await insertStatementEvent(
      db,
      waiting,
      { actor: buyerOf(caller), kind: 'approving', detail: requestNo },
      row.status,
    );
    await auditAct(db, caller, 'statement.approval_asked', { before: row, after: waiting, detail: requestNo });
    return { ...actedOn(waiting), confirmed: 0, requestNo };
  }
  const done = await confirmOpenLines(db, row, { actor: buyerOf(caller), more });
  await auditAct(db, caller, 'statement.confirmed', { before: row, after: done.row, detail: `${done.confirmed} 行` });
  return { ...actedOn(done.row), confirmed: done.confirmed, requestNo: null };
}
