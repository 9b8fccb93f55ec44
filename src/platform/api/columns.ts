import { sql } from 'drizzle-orm';
import { bigint, timestamp } from 'drizzle-orm/pg-core';

/** Surrogate key. Strings in JSON, `bigint` in code: never a float. */
export const id = () => bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity();

/** Reference to another table's `id`. */
export const ref = (name: string) => bigint(name, { mode: 'bigint' });

/** Amount of money in fen (1/100 yuan). */
export const fen = (name: string) => bigint(name, { mode: 'bigint' });

/** Unit price in 1/10,000 yuan. */
export const unitPrice = (name: string) => bigint(name, { mode: 'bigint' });

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Set by the database clock, the only clock that decides. */
export const createdAt = () => instant('created_at').notNull().default(sql`now()`);
export const updatedAt = () => instant('updated_at').notNull().default(sql`now()`);

/** What a CHECK says of a column that holds one of these codes; they come from the contract, so that a new one is said once. */
export const oneOf = (column: string, codes: readonly string[]) =>
  sql.raw(`${column} in (${codes.map((code) => `'${code}'`).join(', ')})`);
