import { PgBoss } from 'pg-boss';
import { log } from './log.ts';

export const JOB_SCHEMA = 'pgboss';

/** A job that runs by the calendar; every run must be harmless when repeated. */
export interface ScheduledJob {
  name: string;
  /** Cron, Asia/Shanghai. */
  cron: string;
  run: () => Promise<void>;
}

export interface Jobs {
  stop(): Promise<void>;
}

/** The queue keeps a failure in its own tables and tries again: somebody should read of it. */
async function runAloud({ name, run }: ScheduledJob): Promise<void> {
  try {
    await run();
  } catch (err) {
    log.error({ err, job: name }, 'job failed');
    throw err;
  }
}

/** Starts the queue's workers. Tables exist already: the application's role may use but not create them. */
export async function startJobs(databaseUrl: string, jobs: readonly ScheduledJob[], role?: string): Promise<Jobs> {
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
    await boss.work(job.name, () => runAloud(job));
  }
  return { stop: () => boss.stop({ graceful: true, timeout: 10_000 }) };
}
