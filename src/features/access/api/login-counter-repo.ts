import { sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';

/** Points of one counter, and the seconds until it starts anew. */
export interface Counter {
  points: number;
  secondsLeft: number;
}

interface CounterRow extends Record<string, unknown> {
  key: string;
  points: number;
  seconds_left: number;
}

const NOW_MS = sql`extract(epoch from clock_timestamp()) * 1000`;

/** Counters that hold over every process; those that ran out or never started are absent. */
export async function readCounters(db: Db, keys: readonly string[]): Promise<Map<string, Counter>> {
  const { rows } = await db.execute<CounterRow>(sql`
    select key, points, ceil((expire - ${NOW_MS}) / 1000)::int as seconds_left
    from rate_limits where key in ${[...keys]} and expire > ${NOW_MS}`);
  return new Map(rows.map((row) => [row.key, { points: row.points, secondsLeft: row.seconds_left }]));
}

/** Adds one, atomically, and says how many there are now. A counter that ran out starts at one. */
export async function countOne(db: Db, key: string, seconds: number): Promise<number> {
  const { rows } = await db.execute<{ points: number }>(sql`
    insert into rate_limits (key, points, expire) values (${key}, 1, ${NOW_MS} + ${seconds * 1000}::int)
    on conflict (key) do update set
      points = case when rate_limits.expire > ${NOW_MS} then rate_limits.points + 1 else 1 end,
      expire = case when rate_limits.expire > ${NOW_MS} then rate_limits.expire else excluded.expire end
    returning points`);
  return rows[0]?.points ?? 1;
}

/** Takes one back that was counted for something that did not happen. */
export async function uncountOne(db: Db, key: string): Promise<void> {
  await db.execute(sql`update rate_limits set points = points - 1 where key = ${key} and points > 0`);
}

export async function setCounter(db: Db, key: string, points: number, seconds: number): Promise<void> {
  const expire = sql`${NOW_MS} + ${seconds * 1000}::int`;
  await db.execute(sql`
    insert into rate_limits (key, points, expire) values (${key}, ${points}, ${expire})
    on conflict (key) do update set points = excluded.points, expire = excluded.expire`);
}

export async function dropCounters(db: Db, keys: readonly string[]): Promise<void> {
  await db.execute(sql`delete from rate_limits where key in ${[...keys]}`);
}
