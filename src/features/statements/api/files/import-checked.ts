import { defineImport, runTableImport } from '#business/transfers/api/public.ts';
import { writeAudit } from '#platform/api/audit.ts';
import { signedIn } from '#platform/api/caller.ts';
import { type Db, inTransaction } from '#platform/api/database.ts';
import type { HandlerContext } from '#platform/api/implement-feature.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { uploaderOf } from '#platform/api/tables/reader-queue.ts';
import { LIST_ROWS } from '#platform/shared/list-rows.ts';
import type { CheckedReport } from '../../contract/check-schemas.ts';
import { importErrors } from '../../contract/statement-errors.ts';
import type { FileColumn } from '../../contract/statement-words.ts';
import { customerDifferences, type Difference } from '../../rules/customer-differences.ts';
import {
  type BadCheckedLine,
  type CheckedLine,
  hasCheckedColumns,
  readCheckedTable,
} from '../../rules/read-checked-table.ts';
import { buyerOf } from '../acts/own-statement.ts';
import { keepCustomerExceptions, readCustomerExceptions } from '../check/customer-exceptions-repo.ts';
import { findStatement, insertStatementEvent, lockStatement, placeOf, type StatementRow } from '../statement-repo.ts';
import { numberedIn, viewOfCaller } from '../statement-scope-repo.ts';
import { readStatementTerms } from '../terms-repo.ts';
import { readCheckable, writeChecked } from './checked-lines-repo.ts';

type Row = CheckedReport['rows'][number] & { changed?: boolean; found?: readonly Difference[] };
interface Task {
  context: HandlerContext;
  statementNo: string;
}

async function findOwn(db: Db, { context, statementNo }: Task, take = findStatement): Promise<StatementRow> {
  const row = await take(db, numberedIn(viewOfCaller(signedIn(context.caller)), statementNo));
  if (!row) throw notFound('对账单');
  return row;
}

/** Whether what is kept of a line's differences is not what its row says. */
const saysElse = (
  kept: readonly { reason: string; found: string; status: string }[],
  found: readonly Difference[],
): boolean =>
  found.some(({ reason, found: words }) => !kept.some((one) => one.reason === reason && one.found === words)) ||
  kept.some(({ reason, status }) => status === 'open' && !found.some((one) => one.reason === reason));

/** What each row would change: rows of lines that the caller does not see, or that stand elsewhere, are named as nobody's. */
async function judge(db: Db, task: Task, wanted: readonly CheckedLine[]): Promise<Row[]> {
  const place = placeOf(await findOwn(db, task));
  const known = await readCheckable(db, {
    ...{ ...place, within: viewOfCaller(signedIn(task.context.caller)).lines },
    lineIds: wanted.map(({ lineId }) => BigInt(lineId)),
  });
  const terms = await readStatementTerms(db, place.firmId);
  const exceptions = await readCustomerExceptions(
    db,
    place,
    known.map(({ id }) => id),
  );
  const keptOf = Map.groupBy(exceptions, ({ lineId }) => lineId);
  const byId = new Map(known.map((line) => [String(line.id), line]));
  return wanted.map(({ rowNumber, lineId, ownNo, result, note, ...own }) => {
    const line = byId.get(lineId);
    const told = { rowNumber, lineId, ownNo, result };
    if (!line) return { ...told, problem: '这张对账单没有这一行' };
    const found = customerDifferences(line, { ...own, result, note }, terms);
    const same = line.ownNo === ownNo && line.result === result && line.note === note;
    return { ...told, problem: null, found, changed: !same || saysElse(keptOf.get(line.id) ?? [], found) };
  });
}

/** Writes what the good rows say, in one statement; amounts and states stay as they are. */
async function write(db: Db, task: Task, wanted: readonly CheckedLine[]): Promise<Row[]> {
  const statement = await findOwn(db, task, lockStatement);
  const rows = await judge(db, task, wanted);
  const changed = new Set(rows.filter((row) => row.problem === null && row.changed).map(({ lineId }) => lineId));
  const taken = wanted.filter(({ lineId }) => changed.has(lineId));
  if (taken.length === 0) return rows;
  await writeChecked(db, placeOf(statement), taken);
  const differences = rows.flatMap(({ lineId, found }) =>
    found && changed.has(lineId) ? [{ lineId: BigInt(lineId), found }] : [],
  );
  await keepCustomerExceptions(db, placeOf(statement), differences);
  const caller = signedIn(task.context.caller);
  const detail = `${taken.length} 行`;
  await insertStatementEvent(db, statement, { actor: buyerOf(caller), kind: 'imported', detail });
  await writeAudit(db, caller, {
    action: 'statement.checked_imported',
    objectType: 'statement',
    objectId: task.statementNo,
    after: { count: taken.length },
  });
  return rows;
}

const importOf = (columns: readonly { column: FileColumn; header: string }[]) =>
  defineImport({
    wanted: { ...LIST_ROWS.goods, isList: hasCheckedColumns(columns) },
    read: readCheckedTable(columns),
    refusal: (message) => refuse(importErrors, 'CHECKED_FILE_REFUSED', { message }),
    tooMany: importErrors.CHECKED_FILE_REFUSED.message,
    judge: (task: Task, wanted: readonly CheckedLine[]) =>
      inTransaction(task.context.database, task.context.caller, 'read', (db) => judge(db, task, wanted)),
    write: (task, wanted) =>
      inTransaction(task.context.database, task.context.caller, 'write', (db) => write(db, task, wanted)),
    told: (bad: BadCheckedLine): Row => ({ ...bad, result: 'none' }),
    report: (dryRun, rows): CheckedReport => ({
      dryRun,
      taken: rows.filter((row) => row.problem === null && row.changed).length,
      unchanged: rows.filter((row) => row.problem === null && !row.changed).length,
      refused: rows.filter((row) => row.problem !== null).length,
      different: rows.filter(({ found = [] }) => found.length > 0).length,
      rows: rows.map(({ changed: _, found: __, ...row }) => row),
    }),
  });

/**
 * Takes the file of the export back, filled in: own numbers and what the customer's system says. Every row is judged for itself, good ones
 * are written together; the same file twice changes nothing.
 */
export async function importChecked(
  context: HandlerContext,
  { statementNo, file, dryRun }: { statementNo: string; file: File; dryRun: boolean },
  signal?: AbortSignal,
): Promise<CheckedReport> {
  const task = { context, statementNo };
  const caller = signedIn(context.caller);
  const { columns } = await inTransaction(context.database, caller, 'read', async (db) => {
    await findOwn(db, task);
    return readStatementTerms(db, caller.firmId);
  });
  return runTableImport(importOf(columns), { file, dryRun, uploader: uploaderOf(caller, signal) }, task);
}
