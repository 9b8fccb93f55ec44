import { type Database, inTransaction } from '#platform/api/database.ts';
import type { ScheduledJob } from '#platform/api/jobs.ts';
import { countStatistics } from './statistics-repo.ts';

const WORKER = { firmId: null, userId: null, right: 'worker' } as const;

/** Counts last night's orders before people come to work. */
export function recommendationJobs(database: Database): ScheduledJob[] {
  const count = () => inTransaction(database, WORKER, 'write', countStatistics);
  return [{ name: 'count-recommendations', cron: '23 2 * * *', run: count }];
}
