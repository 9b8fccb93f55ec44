import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** Rows as one value of the statement, and the columns they have. */
export interface JsonRows {
  /** Names for `insert into … (…)`. */
  columns: SQL;
  /** The same for `select …`, where some columns are worked out of others. */
  values: SQL;
  /** Goes into `from`; give it an alias. */
  rows: SQL;
}

const asText = (_key: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value);

/**
 * Rows of a table that travel as one JSON value: the statement reads the same whatever their number, so that it is
 * built quickly and prepared once. Fields are named as in the code; every row has those of the first one. `instead`
 * says how columns are worked out that do not go in as they came.
 */
export function jsonRows<Table extends PgTable>(
  table: Table,
  rows: readonly Partial<Record<keyof Table['_']['columns'], unknown>>[],
  instead: Partial<Record<keyof Table['_']['columns'], SQL>> = {},
): JsonRows {
  const known = getTableColumns(table);
  const columns = Object.keys(rows[0] ?? {}).map((field) => {
    const column = known[field];
    if (!column) throw new Error(`no column for ${field}`);
    return { field, name: column.name };
  });
  const records = rows.map((row) => Object.fromEntries(columns.map(({ field, name }) => [name, row[field] ?? null])));
  const quoted = ({ name }: { name: string }) => `"${name}"`;
  return {
    columns: sql.raw(columns.map(quoted).join(', ')),
    values: sql.join(
      columns.map((column) => instead[column.field as keyof typeof instead] ?? sql.raw(quoted(column))),
      sql`, `,
    ),
    rows: sql`json_populate_recordset(null::${table}, ${JSON.stringify(records, asText)}::json)`,
  };
}
