import type { Database } from '#platform/api/database.ts';
import type { ScheduledJob } from '#platform/api/jobs.ts';
import { noteHeartbeat, purgeLogs } from './diagnostics-repo.ts';

/** Name under which the background says that it works. */
export const WORKER_HEARTBEAT = 'worker';

/** Once a minute a sign of life, through the queue that all other jobs go through; at night what is too old goes. */
export function diagnosticsJobs(database: Database): ScheduledJob[] {
  return [
    { name: 'heartbeat', cron: '* * * * *', run: () => noteHeartbeat(database, WORKER_HEARTBEAT) },
    { name: 'purge-logs', cron: '43 3 * * *', run: () => purgeLogs(database) },
  ];
}
