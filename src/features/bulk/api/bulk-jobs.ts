import { type Database, inTransaction } from '#platform/api/database.ts';
import type { ScheduledJob } from '#platform/api/jobs.ts';
import { purgeLists } from './bulk-list-repo.ts';

const WORKER = { firmId: null, userId: null, right: 'worker' } as const;

/** Forgets lists that nobody used within a week. */
export function bulkJobs(database: Database): ScheduledJob[] {
  const purge = () => inTransaction(database, WORKER, 'write', purgeLists);
  return [{ name: 'purge-bulk-lists', cron: '47 3 * * *', run: purge }];
}
