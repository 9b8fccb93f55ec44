import { type Database, inTransaction } from '#platform/api/database.ts';
import type { ScheduledJob } from '#platform/api/jobs.ts';
import { purgeVisitorLines } from './visitor-cart-repo.ts';

const WORKER = { firmId: null, userId: null, right: 'worker' } as const;

/** As long as the stored values of specification 9 last. */
const KEPT_DAYS = 90;

/** Forgets visitors' carts that nobody has logged in for. */
export function cartJobs(database: Database): ScheduledJob[] {
  const purge = () => inTransaction(database, WORKER, 'write', (db) => purgeVisitorLines(db, KEPT_DAYS));
  return [{ name: 'purge-visitor-carts', cron: '37 3 * * *', run: purge }];
}
