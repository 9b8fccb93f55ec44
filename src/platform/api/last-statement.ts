import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { prepareValue } from 'pg/lib/utils';
import type { Db } from './database.ts';
import { nameOf } from './naming-client.ts';
import { hasSqlState } from './sql-state.ts';

/** What a transaction ends with. `first`: the statements come last; `again`: one of them was refused before. */
interface Ending {
  run: 'first' | 'again';
  statements: SQL[];
}

const endings = new WeakMap<Db, Ending>();
const dialect = new PgDialect();

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
export function deferToCommit(db: Db, statement: SQL): boolean {
  const ending = endings.get(db);
  if (!ending || ending.run === 'again') return false;
  ending.statements.push(statement);
  return true;
}

/** Part of the protocol's sender that the library does not type. */
interface Sender {
  submittedNamedStatements: Record<string, string | undefined>;
  parsedStatements: Record<string, string | undefined>;
  parse(message: { text: string; name?: string; types: readonly number[] }): void;
  bind(message: { statement?: string; values: readonly unknown[]; valueMapper?: typeof prepareValue }): void;
  execute(message: { portal: string }): void;
  sync(): void;
}

type Handler = (message: unknown, connection: unknown) => void;
const base = pg.Query.prototype as unknown as {
  handleCommandComplete: Handler;
  handleDataRow: Handler;
  prepare(sender: Sender): void;
};

interface Prepared {
  text: string;
  name: string | undefined;
  params: unknown[];
}

/** Planned before anything is executed: no row stays locked while PostgreSQL thinks about the next statement. */
function prepareNamed(sender: Sender, { text, name }: Prepared): void {
  if (!name || sender.parsedStatements[name] || sender.submittedNamedStatements[name]) return;
  sender.parse({ text, name, types: [] });
  sender.submittedNamedStatements[name] = text;
}

function execute(sender: Sender, { text, name, params }: Prepared): void {
  if (!name) sender.parse({ text, types: [] });
  sender.bind({ ...(name ? { statement: name } : {}), values: params, valueMapper: prepareValue });
  sender.execute({ portal: '' });
}

const COMMIT: Prepared = { text: 'commit', name: undefined, params: [] };

/** Statements and the commit in one message up to its end mark: a failure of one leaves out all that follow. */
class LastQuery extends pg.Query {
  private complete = false;
  private readonly followers: readonly Prepared[];

  constructor({ text, name, params }: Prepared, followers: readonly Prepared[]) {
    super({ text, name }, params);
    this.followers = followers;
  }

  prepare(sender: Sender): void {
    for (const follower of this.followers) prepareNamed(sender, follower);
    base.prepare.call(this, sender);
  }

  /** Only the extended protocol knows end marks. */
  requiresPreparation(): boolean {
    return true;
  }

  /** The library's own sends the end mark here. */
  _getRows(sender: Sender): void {
    sender.execute({ portal: '' });
    for (const follower of this.followers) execute(sender, follower);
    sender.sync();
  }

  /** Nobody reads what those behind the first answer; their rows have not even been described. */
  handleDataRow(message: unknown, connection: unknown): void {
    if (!this.complete) base.handleDataRow.call(this, message, connection);
  }

  handleCommandComplete(message: unknown, connection: unknown): void {
    if (!this.complete) base.handleCommandComplete.call(this, message, connection);
    this.complete = true;
  }
}

function prepared(statement: SQL): Prepared {
  const { sql: text, params } = dialect.sqlToQuery(statement);
  return { text, params, name: nameOf(text) };
}

/** Commits, with the statements that were left for the end. */
export async function commit(client: pg.PoolClient, { statements }: Ending): Promise<void> {
  const [first, ...others] = statements.map(prepared);
  if (!first) {
    await client.query('commit');
    return;
  }
  const query = new LastQuery(first, [...others, COMMIT]);
  try {
    await new Promise<void>((resolve, reject) => {
      const send = client.query as unknown as (query: pg.Query, done: (error: Error | null) => void) => void;
      send.call(client, query, (error) => (error ? reject(error) : resolve()));
    });
  } catch (error) {
    throw hasSqlState(error, TOO_LATE) ? new CommitConflict('stock or the like was taken meanwhile') : error;
  }
}
