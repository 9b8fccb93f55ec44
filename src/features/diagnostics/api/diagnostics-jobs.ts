import type { Post } from '#business/messages/api/public.ts';
import type { Database } from '#platform/api/database.ts';
import type { ScheduledJob } from '#platform/api/jobs.ts';
import { noteHeartbeat, purgeLogs } from './diagnostics-repo.ts';
import { tellOfStuckWork } from './tell-of-stuck-work.ts';

/** Name under which the background says that it works. */
export const WORKER_HEARTBEAT = 'worker';

/** Once a minute a sign of life, through the queue that all other jobs go through; at night what is too old goes. */
export function diagnosticsJobs(database: Database, post: Post): ScheduledJob[] {
  return [
    { name: 'heartbeat', cron: '* * * * *', run: () => noteHeartbeat(database, WORKER_HEARTBEAT) },
    { name: 'tell-of-stuck-work', cron: '*/10 * * * *', run: () => tellOfStuckWork(database, post) },
    { name: 'purge-logs', cron: '43 3 * * *', run: () => purgeLogs(database) },
  ];
}
