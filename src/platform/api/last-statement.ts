import { SQL } from 'drizzle-orm';
import type pg from 'pg';
import type { CompiledSql } from './compiled-statement.ts';
import type { Db } from './database.ts';
import { type DatabaseWay, type LastStatement, lastStatement } from './database-way.ts';
import { hasSqlState } from './sql-state.ts';

/** What a transaction ends with. `first`: the statements come last; `again`: one of them was refused before. */
interface Ending {
  run: 'first' | 'again';
  statements: LastStatement[];
}

const endings = new WeakMap<Db, Ending>();

/** Division by zero: how a last statement says that it came too late. */
const TOO_LATE = '22012';

/** Thrown when what a transaction was to end with was taken by others meanwhile; nothing of it stays. */
export class CommitConflict extends Error {}

export function beginEnding(db: Db, run: Ending['run']): Ending {
  const ending: Ending = { run, statements: [] };
  endings.set(db, ending);
  return ending;
}

/**
 * Leaves a statement for the very end of the transaction, where it travels together with the commit: rows that everyone
 * wants are then locked for as long as PostgreSQL needs, not for the time a busy process takes to come back to its
 * answer. Several go in the order they were left. A statement divides by zero when somebody was faster; all of the work
 * is then done once more, and this answers false: the caller carries its statement out at once and looks at what came
 * of it. What is done twice must therefore write to the database alone.
 */
export function deferToCommit(db: Db, statement: SQL | LastStatement): boolean {
  const ending = endings.get(db);
  if (!ending || ending.run === 'again') return false;
  ending.statements.push(statement instanceof SQL ? lastStatement(statement) : statement);
  return true;
}

/**
 * The same for a statement that nothing hangs on and that touches a row of its own: it goes before all others, or the rows
 * everyone wants would be locked while it is carried out.
 */
export async function deferOwnRow<V>(db: Db, statement: CompiledSql<V, unknown>, values: V): Promise<void> {
  const ending = endings.get(db);
  if (!ending || ending.run === 'again') await statement(db, values);
  else ending.statements.unshift(statement.with(values));
}

/** Commits, with the statements that were left for the end. */
export async function commit(way: DatabaseWay, client: pg.PoolClient, { statements }: Ending): Promise<void> {
  try {
    await way.commit(client, statements);
  } catch (error) {
    throw hasSqlState(error, TOO_LATE) ? new CommitConflict('stock or the like was taken meanwhile') : error;
  }
}
