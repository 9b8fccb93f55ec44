import { type Database, inTransaction } from '#platform/api/database.ts';
import type { ScheduledJob } from '#platform/api/jobs.ts';
import { purgeCaptchas } from './captcha-repo.ts';
import { purgeCodes } from './code-repo.ts';

const WORKER = { firmId: null, userId: null, right: 'worker' } as const;

/** Forgets pictures and codes that nobody can use any more; codes a day later, for questions about what was sent. */
export function verificationJobs(database: Database): ScheduledJob[] {
  const purge = () =>
    inTransaction(database, WORKER, 'write', async (db) => {
      await purgeCaptchas(db);
      await purgeCodes(db);
    });
  return [{ name: 'purge-verification', cron: '7 * * * *', run: purge }];
}
