import { eq, sql } from 'drizzle-orm';
import { type Database, inTransaction } from '#platform/api/database.ts';
import { WORKER_HEARTBEAT } from './diagnostics-jobs.ts';
import { heartbeats } from './diagnostics-tables.ts';

const WORKER = { firmId: null, userId: null, right: 'worker' } as const;

export interface HealthFacts {
  database: { answers: boolean; ms: number };
  worker: { silentSeconds: number | null; lagSeconds: number };
}

/** Whether the database answers and the background works. A database that does not answer is a finding, no failure. */
export async function readHealth(database: Database): Promise<HealthFacts> {
  const started = performance.now();
  try {
    return await inTransaction(database, WORKER, 'read', async (db) => {
      const ms = Math.round(performance.now() - started);
      const [beat] = await db
        .select({ silent: sql<number>`extract(epoch from now() - ${heartbeats.seenAt})::int` })
        .from(heartbeats)
        .where(eq(heartbeats.name, WORKER_HEARTBEAT));
      const { rows } = await db.execute<{ lag: number | null }>(sql`
        select extract(epoch from now() - min(next_attempt_at))::int as lag from outbox
        where done_at is null and dead_at is null and next_attempt_at <= now()`);
      const worker = { silentSeconds: beat?.silent ?? null, lagSeconds: rows[0]?.lag ?? 0 };
      return { database: { answers: true, ms }, worker };
    });
  } catch {
    const ms = Math.round(performance.now() - started);
    return { database: { answers: false, ms }, worker: { silentSeconds: null, lagSeconds: 0 } };
  }
}
