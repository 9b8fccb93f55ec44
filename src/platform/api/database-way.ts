import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { ContextValues } from './db-scope.ts';
import { log } from './log.ts';
import { strangeDriver } from './pg-inside/known-driver.ts';
import { SHORT_WAY } from './pg-inside/short-way.ts';
import { PLAIN_WAY } from './plain-way.ts';

/** A statement that a transaction ends with. */
export interface LastStatement {
  text: string;
  params: unknown[];
}

type Ask = (config: pg.QueryConfig, values?: unknown[]) => Promise<pg.QueryResult>;

/** How statements reach PostgreSQL: what they do is the same on either way, what it costs is not. */
export interface DatabaseWay {
  /** What the pool makes its connections with. */
  connections: Pick<pg.PoolConfig, 'Client' | 'onConnect'>;
  /** Reads under a context, each statement a transaction of its own. */
  readAs(pool: pg.Pool, context: ContextValues): Ask;
  /** Commits with the statements that were left for the end, in their order. */
  commit(client: pg.PoolClient, last: readonly LastStatement[]): Promise<void>;
}

const dialect = new PgDialect();
export function lastStatement(statement: SQL): LastStatement {
  const { sql: text, params } = dialect.sqlToQuery(statement);
  return { text, params };
}

let told = false;

/**
 * The way that is asked for; the plain one where the driver is not the one whose inside the shortcuts know, to the
 * digit: nobody has tried them with another (docs/decisions/0048-inside-of-pg.md).
 */
export function chooseWay(shortcuts: boolean, strange = strangeDriver()): DatabaseWay {
  if (!shortcuts) return PLAIN_WAY;
  if (strange === null) return SHORT_WAY;
  if (!told) log.warn({ driver: strange }, 'unknown version of the PostgreSQL driver: statements take the plain way');
  told = true;
  return PLAIN_WAY;
}
