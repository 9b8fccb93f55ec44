import { Column, DrizzleQueryError, is, Param, Placeholder, SQL, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { buildOnce } from './build-once.ts';
import type { Db } from './database.ts';
import type { LastStatement } from './database-way.ts';

/** Where the values of a statement stand while it is built. */
export type Given<V> = { readonly [K in keyof V & string]: Placeholder<K, V[K]> };

/** A list as it is, or the place where a compiled statement is given one. */
export type Listed<T> = readonly T[] | Placeholder<string, readonly T[]>;

/** A statement with its values left open; carried out in a transaction, by a reader, or on the pool. */
export type Compiled<V, Row> = (db: Db, values: V) => Promise<Row[]>;

interface Field {
  path: string[];
  field: unknown;
}

/** What the query builder makes of a statement once; it does not type it. */
interface Built {
  queryConfig: pg.QueryConfig;
  params: unknown[];
  fields: readonly Field[];
}

type Select = PromiseLike<unknown[]> & { prepare(name: string): unknown };

/**
 * The query builder whose inside is reached into here (`prepare`, `session.client`), to the digit: whoever takes another
 * one tries compiled statements with it and writes its number down. A test asks for it.
 */
export const KNOWN_BUILDER = '0.45.4';

/** Nothing is asked through it. */
const BUILDER = drizzle({} as pg.Pool);
const dialect = new PgDialect();

const given = <V>(): Given<V> => new Proxy({}, { get: (_, name) => sql.placeholder(String(name)) }) as Given<V>;

/** The connection, pool or reader behind a database of the query builder; it does not type that either. */
function clientOf(db: Db): pg.ClientBase {
  const { client } = (db as unknown as { _: { session: { client?: pg.ClientBase } } })._.session;
  if (typeof client?.query !== 'function') throw new Error(`not the query builder of version ${KNOWN_BUILDER}`);
  return client;
}

type ReadValue<V> = (values: V) => unknown;

/** How each value of a statement is had: from what is given, or the same for everybody. */
function readersOf<V>(params: readonly unknown[]): ReadValue<V>[] {
  const named = (values: V, { name }: Placeholder) => values[name as keyof V];
  return params.map((param) => {
    if (is(param, Placeholder)) return (values: V) => named(values, param);
    if (is(param, Param) && is(param.value, Placeholder)) {
      const { value, encoder } = param;
      return (values: V) => encoder.mapToDriverValue(named(values, value));
    }
    return () => param;
  });
}

async function ask(db: Db, config: pg.QueryConfig, params: unknown[]): Promise<pg.QueryResult> {
  try {
    return await clientOf(db).query(config, params);
  } catch (error) {
    throw new DrizzleQueryError(config.text, params, error as Error);
  }
}

type Decoder = Pick<PgColumn, 'mapFromDriverValue'>;

function decoderOf(field: unknown): Decoder {
  if (is(field, Column)) return field;
  const expression = is(field, SQL.Aliased) ? field.sql : field;
  return (expression as { decoder: Decoder }).decoder;
}

/** Turns the values of a row into an object, without asking anew for each what kind it is. */
function rowReader<Row>(fields: readonly Field[]): (values: readonly unknown[]) => Row {
  const columns = fields.map(({ path: [key = '', ...deeper], field }) => {
    if (deeper.length > 0) throw new Error('a compiled statement selects no objects within its rows');
    return { key, decoder: decoderOf(field) };
  });
  return (values) => {
    const row: Record<string, unknown> = {};
    for (const [at, { key, decoder }] of columns.entries()) {
      const value = values[at];
      row[key] = value === null ? null : decoder.mapFromDriverValue(value);
    }
    return row as Row;
  };
}

/**
 * A select that the query builder builds once per process instead of once per call. Its text must not hang on what is
 * asked for: whatever differs from call to call is taken from `given`. What it selects is flat.
 */
export const compiledSelect =
  <V>() =>
  <Q extends Select>(build: (db: Db, given: Given<V>) => Q): Compiled<V, Awaited<Q>[number]> => {
    const compile = buildOnce(() => {
      const { queryConfig, params, fields } = build(BUILDER, given<V>()).prepare('') as Built;
      // The driver names statements itself, the same on every connection.
      const config = { ...queryConfig, name: undefined };
      const { text } = config;
      return { text, params, config, readers: readersOf<V>(params), readRow: rowReader<Awaited<Q>[number]>(fields) };
    });
    return async (db, values) => {
      const { config, readers, readRow } = compile();
      const { rows } = await ask(
        db,
        config,
        readers.map((read) => read(values)),
      );
      return (rows as unknown[][]).map(readRow);
    };
  };

/** A statement that can also be left for the end of a transaction. */
export type CompiledSql<V, Row> = Compiled<V, Row> & { with(values: V): LastStatement };

/** The same for a statement in SQL: rows come as the driver reads them, times and days as text. */
export function compiledSql<V, Row = object>(build: (given: Given<V>) => SQL): CompiledSql<V, Row> {
  const compile = buildOnce(() => {
    const { sql: text, params } = dialect.sqlToQuery(build(given<V>()));
    const { types } = (BUILDER.select().from(sql`nothing`).prepare('') as unknown as Built).queryConfig;
    return { text, params, config: { text, types }, readers: readersOf<V>(params) };
  });
  const paramsOf = (values: V) => compile().readers.map((read) => read(values));
  const carryOut = async (db: Db, values: V) => (await ask(db, compile().config, paramsOf(values))).rows as Row[];
  return Object.assign(carryOut, {
    with: (values: V) => ({ text: compile().config.text, params: paramsOf(values) }),
  });
}
