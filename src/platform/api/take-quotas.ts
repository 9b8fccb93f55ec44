import { sql } from 'drizzle-orm';
import type { Db } from './database.ts';

/** How often something may be done: `points` times within `seconds` of the first time. */
export interface Quota {
  key: string;
  points: number;
  seconds: number;
}

export interface FullQuota {
  key: string;
  /** Seconds until it starts anew. */
  retryAfter: number;
}

interface CountedRow extends Record<string, unknown> {
  key: string;
  points: number;
  seconds_left: number;
}

const NOW_MS = sql`(extract(epoch from clock_timestamp()) * 1000)::bigint`;

/**
 * Counts one use of every quota, over every process, and answers with the first full one or null. The counts belong to
 * the transaction of `db`: whoever gets a full one throws, and then nothing has been used up. Calls that share keys name
 * them in the same order, or they wait for each other.
 */
export async function takeQuotas(db: Db, quotas: readonly Quota[]): Promise<FullQuota | null> {
  const values = quotas.map(({ key, seconds }) => sql`(${key}, 1, ${NOW_MS} + ${seconds * 1000}::bigint)`);
  const { rows } = await db.execute<CountedRow>(sql`
    insert into rate_limits (key, points, expire) values ${sql.join(values, sql`, `)}
    on conflict (key) do update set
      points = case when rate_limits.expire > ${NOW_MS} then rate_limits.points + 1 else 1 end,
      expire = case when rate_limits.expire > ${NOW_MS} then rate_limits.expire else excluded.expire end
    returning key, points, ceil((expire - ${NOW_MS}) / 1000.0)::int as seconds_left`);
  const counted = new Map(rows.map((row) => [row.key, row]));
  const full = quotas.find(({ key, points }) => (counted.get(key)?.points ?? 0) > points);
  return full ? { key: full.key, retryAfter: Math.max(1, counted.get(full.key)?.seconds_left ?? 1) } : null;
}
