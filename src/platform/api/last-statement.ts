import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { Db } from './database.ts';
import { nameOf } from './naming-client.ts';
import { hasSqlState } from './sql-state.ts';

/** What a transaction ends with. `first`: nothing is planned yet; `again`: the last statement was refused before. */
interface Ending {
  run: 'first' | 'again';
  statement?: SQL;
}

const endings = new WeakMap<Db, Ending>();
const dialect = new PgDialect();

/** Division by zero: how a last statement says that it came too late. */
const TOO_LATE = '22012';

/** Thrown when what a transaction was to end with was taken by others meanwhile; nothing of it stays. */
export class CameTooLate extends Error {}

export function beginEnding(db: Db, run: Ending['run']): Ending {
  const ending: Ending = { run };
  endings.set(db, ending);
  return ending;
}

/**
 * Leaves a statement for the very end of the transaction, where it travels together with the commit: rows that everyone
 * wants are then locked for as long as PostgreSQL needs, not for the time a busy process takes to come back to its
 * answer. The statement divides by zero when somebody was faster; all of the work is then done once more, and this
 * answers false: the caller carries its statement out at once and looks at what came of it. What is done twice must
 * therefore write to the database alone.
 */
export function leaveForTheEnd(db: Db, statement: SQL): boolean {
  const ending = endings.get(db);
  if (!ending || ending.run === 'again' || ending.statement) return false;
  ending.statement = statement;
  return true;
}

/** Part of the protocol's sender that the library does not type. */
interface Sender {
  parse(message: { text: string; name: string; types: readonly number[] }): void;
  bind(message: { statement: string; values: readonly string[]; portal: string }): void;
  execute(message: { portal: string }): void;
  sync(): void;
}

type Handler = (message: unknown, connection: unknown) => void;
const base = pg.Query.prototype as unknown as { handleCommandComplete: Handler };

/** A statement and the commit in one message up to its end mark: a failure of the first leaves out the second. */
class LastQuery extends pg.Query {
  private complete = false;

  /** Only the extended protocol knows end marks. */
  requiresPreparation(): boolean {
    return true;
  }

  /** The library's own sends the end mark here. */
  _getRows(sender: Sender): void {
    sender.execute({ portal: '' });
    sender.parse({ text: 'commit', name: '', types: [] });
    sender.bind({ statement: '', values: [], portal: '' });
    sender.execute({ portal: '' });
    sender.sync();
  }

  handleCommandComplete(message: unknown, connection: unknown): void {
    if (!this.complete) base.handleCommandComplete.call(this, message, connection);
    this.complete = true;
  }
}

/** Commits, with the statement that was left for the end. */
export async function commit(client: pg.PoolClient, { statement }: Ending): Promise<void> {
  if (!statement) {
    await client.query('commit');
    return;
  }
  const { sql: text, params } = dialect.sqlToQuery(statement);
  const query = new LastQuery({ text, name: nameOf(text) }, params);
  try {
    await new Promise<void>((resolve, reject) => {
      const send = client.query as unknown as (query: pg.Query, done: (error: Error | null) => void) => void;
      send.call(client, query, (error) => (error ? reject(error) : resolve()));
    });
  } catch (error) {
    throw hasSqlState(error, TOO_LATE) ? new CameTooLate('stock or the like was taken meanwhile') : error;
  }
}
