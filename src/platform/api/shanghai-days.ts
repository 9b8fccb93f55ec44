import { type SQL, sql } from 'drizzle-orm';

/** Midnight in Shanghai at the start of a day (YYYY-MM-DD), or of the day so much later: days people name are days there. */
export const dayStart = (day: string, later: 0 | 1 = 0): SQL =>
  sql`((${day}::date + ${later}::int)::timestamp at time zone 'Asia/Shanghai')`;

/** The day in Shanghai an instant falls on. */
export const shanghaiDay = (at: SQL): SQL => sql`(${at} at time zone 'Asia/Shanghai')::date`;

/** Today in Shanghai, by the clock of the database. */
export const SHANGHAI_TODAY: SQL = shanghaiDay(sql`now()`);
