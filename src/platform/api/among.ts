import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/**
 * A column's value is one of these. The list travels as one value: the statement reads the same whatever its length, so
 * that it is prepared once; a parameter per entry would be another statement for every number of rows on a page.
 */
export const amongIds = (column: AnyColumn, ids: readonly bigint[]): SQL =>
  sql`${column} = any(${sql.param(ids.map(String))}::bigint[])`;

export const amongTexts = (column: AnyColumn, texts: readonly string[]): SQL =>
  sql`${column} = any(${sql.param([...texts])}::text[])`;

/**
 * The same where a statement of many joins is asked for one row as often as for many: the planner does not see how long
 * the list is. Where it does, one entry looks so much cheaper than a list of usual length that the statement is planned
 * anew each time, which takes several times longer than running it.
 */
export const amongFewIds = (column: AnyColumn, ids: readonly bigint[]): SQL =>
  sql`${column} = any((select ${sql.param(ids.map(String))}::bigint[])::bigint[])`;

export const amongFewTexts = (column: AnyColumn, texts: readonly string[]): SQL =>
  sql`${column} = any((select ${sql.param([...texts])}::text[])::text[])`;
