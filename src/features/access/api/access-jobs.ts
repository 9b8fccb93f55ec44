import { type Database, inTransaction } from '#platform/api/database.ts';
import type { ScheduledJob } from '#platform/api/jobs.ts';
import { IDENTITY } from './identity-scope.ts';
import { purgeTokens } from './one-time-token-repo.ts';
import { purgeSessions } from './session-repo.ts';

/** Removes ended sessions after 30 days, in which they tell a known device from a new one, and dead tokens after 7. */
export function accessJobs(database: Database): ScheduledJob[] {
  const purge = () =>
    inTransaction(database, IDENTITY, 'write', async (db) => {
      await purgeSessions(db);
      await purgeTokens(db);
    });
  return [{ name: 'access-purge', cron: '27 3 * * *', run: purge }];
}
