import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { chooseWay, type DatabaseWay } from './database-way.ts';
import { beginStatement, contextOf, contextStatement, type DbScope, type TransactionMode } from './db-scope.ts';
import { DEADLINES } from './deadlines.ts';
import { beginEnding, CommitConflict, commit } from './last-statement.ts';
import { log } from './log.ts';
import { commitFailure, NotBegun } from './lost-connection.ts';

export type { DbScope } from './db-scope.ts';

/** Where repos run their statements: the transaction of the request, or the pool for public reads. */
export type Db = NodePgDatabase;

export interface Database {
  pool: pg.Pool;
  /** Public data only: firm tables look empty through it. */
  public: Db;
  way: DatabaseWay;
  close(): Promise<void>;
}

interface OpenOptions {
  max: number;
  role?: string;
  /** Whether statements may take the short way through the driver; the plain one does the same. */
  shortcuts: boolean;
}

/** Opens the application's pool, with the deadlines that belong to the database. */
export function openDatabase(url: string, options: OpenOptions): Database {
  const way = chooseWay(options.shortcuts);
  const pool = new pg.Pool({
    ...way.connections,
    connectionString: url,
    max: options.max,
    connectionTimeoutMillis: DEADLINES.poolWait,
    idleTimeoutMillis: 30_000,
    statement_timeout: DEADLINES.statement,
    lock_timeout: DEADLINES.lock,
    idle_in_transaction_session_timeout: DEADLINES.idleInTransaction,
    ...(options.role ? { options: `-c role=${options.role}` } : {}),
  });
  // A connection that is cut while a transaction waits on something else would otherwise end the process.
  pool.on('connect', (client) => client.on('error', (err) => log.warn({ err }, 'database connection lost')));
  pool.on('error', (error) => log.warn({ err: error }, 'idle database connection lost'));
  return { pool, public: drizzle(pool), way, close: () => pool.end() };
}

/** Goes on in the same transaction as somebody else: a login starts without a firm and ends in one. */
export async function changeScope(db: Db, scope: DbScope): Promise<void> {
  if (readers.has(db)) throw new Error('reads bring their scope along: open a transaction to change it');
  await db.execute(sql.raw(contextStatement(contextOf(scope))));
}

const readers = new WeakSet<Db>();

/**
 * Reads with the given tenancy context, each statement on its own: what several of them see may differ by what others
 * write in between, as it may inside a transaction of PostgreSQL's usual isolation.
 */
export function readerFor({ pool, way }: Database, scope: DbScope): Db {
  const query = way.readAs(pool, contextOf(scope));
  const reader = drizzle({ query } as unknown as pg.Pool);
  readers.add(reader);
  return reader;
}

const handles = new WeakMap<pg.PoolClient, Db>();

function handleOf(client: pg.PoolClient): Db {
  let handle = handles.get(client);
  if (!handle) {
    handle = drizzle(client);
    handles.set(client, handle);
  }
  return handle;
}

/** One attempt at a transaction; the connection comes back usable, or the error says why it does not. */
async function attempt<T>(
  client: pg.PoolClient,
  { begin, run, way }: { begin: string; run: 'first' | 'again'; way: DatabaseWay },
  work: (db: Db) => Promise<T>,
): Promise<T> {
  try {
    await client.query(begin);
    const db = handleOf(client);
    const ending = beginEnding(db, run);
    const result = await work(db);
    await commit(way, client, ending).catch((error: unknown) => {
      throw commitFailure(error);
    });
    return result;
  } catch (error) {
    await client.query('rollback').catch((cause: Error) => {
      throw new BrokenConnection(error, cause);
    });
    throw error;
  }
}

/** A transaction failed, and its connection with it. */
class BrokenConnection extends Error {
  readonly failure: unknown;

  constructor(failure: unknown, cause: Error) {
    super(cause.message, { cause });
    this.failure = failure;
  }
}

/**
 * Runs `work` in one transaction with the given tenancy context. Any error rolls everything back, but for
 * OutcomeUnknown: the connection was lost while committing. Throws NotBegun where no connection could be had. Work whose
 * last statement came too late (`deferToCommit`) is done once more.
 */
export async function inTransaction<T>(
  database: Database,
  scope: DbScope,
  kind: TransactionMode,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  const client = await database.pool.connect().catch((error: unknown) => {
    throw new NotBegun(error);
  });
  const begin = beginStatement(contextOf(scope), kind);
  const { way } = database;
  let broken: Error | undefined;
  try {
    return await attempt(client, { begin, run: 'first', way }, work).catch((error: unknown) => {
      if (error instanceof CommitConflict) return attempt(client, { begin, run: 'again', way }, work);
      throw error;
    });
  } catch (error) {
    if (!(error instanceof BrokenConnection)) throw error;
    broken = error;
    throw error.failure;
  } finally {
    client.release(broken);
  }
}
