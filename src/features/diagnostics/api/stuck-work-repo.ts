import { sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';

interface Stuck {
  topic: string;
  count: number;
  /** Hour in which the last was laid aside: what is laid aside later is told again, at most once an hour. */
  hour: string;
}

/** Effects that were given up since yesterday, by kind. */
export async function readStuck(db: Db): Promise<Stuck[]> {
  const { rows } = await db.execute<{ topic: string; count: number; hour: string }>(sql`
    select topic, count(*)::int as count, to_char(max(dead_at) at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24') as hour
      from outbox where dead_at > now() - interval '1 day' group by topic order by count(*) desc, topic`);
  return rows;
}
