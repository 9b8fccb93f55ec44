import { type Database, type Db, inTransaction } from '#platform/api/database.ts';
import type { ScheduledJob } from '#platform/api/jobs.ts';
import { purgeClicks } from './click-repo.ts';
import { countStatistics } from './statistics-repo.ts';

const WORKER = { firmId: null, userId: null, right: 'worker' } as const;
const CLICKS_KEPT_DAYS = 365;

async function countAndPurge(db: Db): Promise<void> {
  await countStatistics(db);
  await purgeClicks(db, CLICKS_KEPT_DAYS);
}

/** Counts last night's orders before people come to work. */
export function recommendationJobs(database: Database): ScheduledJob[] {
  const run = () => inTransaction(database, WORKER, 'write', countAndPurge);
  return [{ name: 'count-recommendations', cron: '23 2 * * *', run }];
}
