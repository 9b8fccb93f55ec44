import type { Database } from '#platform/api/database.ts';

/** First key of the locks: runs of imports. */
const RUN_LOCKS = 7_201_378;

/**
 * Holds the lock of a run as long as `work` lasts. The lock ends with the connection, so whoever gets the lock of a
 * run that is said to be running knows that its process is gone. Null when another process holds it.
 */
export async function withRunLock<T>(database: Database, id: bigint, work: () => Promise<T>): Promise<T | null> {
  const client = await database.pool.connect();
  const keys = [RUN_LOCKS, Number(id % 2_147_483_647n)];
  try {
    const { rows } = await client.query('select pg_try_advisory_lock($1::int, $2::int) as held', keys);
    if (rows[0]?.held !== true) return null;
    try {
      return await work();
    } finally {
      await client.query('select pg_advisory_unlock($1::int, $2::int)', keys).catch(() => undefined);
    }
  } finally {
    client.release();
  }
}
