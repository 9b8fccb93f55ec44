import { PgBoss } from 'pg-boss';
import { log } from './log.ts';

export const JOB_SCHEMA = 'pgboss';

/** A job that runs by the calendar; every run must be harmless when repeated. */
export interface ScheduledJob {
  name: string;
  /** Cron, Asia/Shanghai. */
  cron: string;
  /** Begins with the worker as well: what it does is waited for. */
  atStart?: true;
  run: () => Promise<void>;
}

/** A job that somebody asked for (`enqueueJob`): one after another, each at least once. */
export interface QueuedJob {
  name: string;
  run: (data: unknown) => Promise<void>;
}

/** A worker that is gone is noticed within a minute, and what it had begun is tried again. */
export const QUEUE_RULES = { retryLimit: 3, retryBackoff: true, heartbeatSeconds: 60, expireInSeconds: 3_600 } as const;
/** How soon a job that was asked for begins at the latest, in seconds. */
const NOTICED_WITHIN = 1;
const START_SECONDS = 60;

export interface Jobs {
  stop(): Promise<void>;
}

/** The queue keeps a failure in its own tables and tries again: somebody should read of it. */
async function runLogged(name: string, run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (err) {
    log.error({ err, job: name }, 'job failed');
    throw err;
  }
}

/** Starts the queue's workers. Tables exist already: the application's role may use but not create them. */
export async function startJobs(
  databaseUrl: string,
  jobs: readonly ScheduledJob[],
  { role, queued = [] }: { role?: string; queued?: readonly QueuedJob[] } = {},
): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: JOB_SCHEMA,
    migrate: false,
    createSchema: false,
    max: 3,
    ...(role ? { options: `-c role=${role}` } : {}),
  });
  boss.on('error', (err: Error & { queue?: string }) => log.error({ err, queue: err.queue }, 'job queue failed'));
  await boss.start();
  for (const job of jobs) {
    await boss.createQueue(job.name, { retryLimit: 3, retryBackoff: true });
    await boss.schedule(job.name, job.cron, undefined, { tz: 'Asia/Shanghai' });
    await boss.work(job.name, () => runLogged(job.name, job.run));
    // Workers that start side by side ask for it once.
    if (job.atStart) await boss.send(job.name, null, { singletonSeconds: START_SECONDS });
  }
  for (const { name, run } of queued) {
    await boss.createQueue(name, QUEUE_RULES);
    await boss.work(name, { pollingIntervalSeconds: NOTICED_WITHIN }, async (batch) => {
      for (const { data } of batch) await runLogged(name, () => run(data));
    });
  }
  return { stop: () => boss.stop({ graceful: true, timeout: 10_000 }) };
}
