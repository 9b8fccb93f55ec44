import { type AnyColumn, is, Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Listed } from './compiled-statement.ts';

/** A list as one value, or the place it is given at. */
const listed = <T>(list: Listed<T>, write: (entry: T) => string) =>
  is(list, Placeholder) ? list : sql.param(list.map(write));
const textOf = (text: string) => text;

/**
 * A column's value is one of these. The list travels as one value: the statement reads the same whatever its length, so
 * that it is prepared once; a parameter per entry would be another statement for every number of rows on a page.
 */
export const amongIds = (column: AnyColumn, ids: Listed<bigint>): SQL =>
  sql`${column} = any(${listed(ids, String)}::bigint[])`;

export const amongTexts = (column: AnyColumn, texts: Listed<string>): SQL =>
  sql`${column} = any(${listed(texts, textOf)}::text[])`;

/**
 * The same where a statement of many joins is asked for one row as often as for many: the planner does not see how long
 * the list is. Where it does, one entry looks so much cheaper than a list of usual length that the statement is planned
 * anew each time, which takes several times longer than running it.
 */
export const amongFewIds = (column: AnyColumn, ids: Listed<bigint>): SQL =>
  sql`${column} = any((select ${listed(ids, String)}::bigint[])::bigint[])`;

export const amongFewTexts = (column: AnyColumn, texts: Listed<string>): SQL =>
  sql`${column} = any((select ${listed(texts, textOf)}::text[])::text[])`;
