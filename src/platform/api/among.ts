import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/**
 * A column's value is one of these. The list travels as one value: the statement reads the same whatever its length, so
 * that it is prepared once; a parameter per entry would be another statement for every number of rows on a page.
 */
export const amongIds = (column: AnyColumn, ids: readonly bigint[]): SQL =>
  sql`${column} = any(${sql.param(ids.map(String))}::bigint[])`;

export const amongTexts = (column: AnyColumn, texts: readonly string[]): SQL =>
  sql`${column} = any(${sql.param([...texts])}::text[])`;
