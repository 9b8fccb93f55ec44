import { type SQL, sql } from 'drizzle-orm';

/** Instants by the clock of the database, the only one that decides. */
export const NOW: SQL = sql`now()`;
export const inSeconds = (seconds: number): SQL => sql`now() + make_interval(secs => ${seconds})`;
export const inHours = (hours: number): SQL => sql`now() + make_interval(hours => ${hours})`;
