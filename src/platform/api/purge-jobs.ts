import { sql } from 'drizzle-orm';
import { type Database, inTransaction } from './database.ts';
import type { ScheduledJob } from './jobs.ts';

const WORKER = { firmId: null, userId: null, right: 'worker' } as const;

/** Removes what has served its time: answers after 30 days, delivered effects after 7, run-out counters. */
export function purgeJobs(database: Database): ScheduledJob[] {
  const purge = () =>
    inTransaction(database, WORKER, 'write', async (db) => {
      await db.execute(sql`delete from idempotency_keys where created_at < now() - interval '30 days'`);
      await db.execute(sql`delete from outbox where done_at < now() - interval '7 days'`);
      await db.execute(sql`delete from rate_limits where expire < extract(epoch from now()) * 1000`);
    });
  return [{ name: 'purge', cron: '17 3 * * *', run: purge }];
}
