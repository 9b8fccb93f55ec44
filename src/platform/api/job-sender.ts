import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import type { Database, Db } from './database.ts';
import { JOB_SCHEMA, QUEUE_RULES } from './jobs.ts';

/** A process that only hands in work keeps no timer for it. */
const WITHOUT_TIMERS = {
  now: () => Date.now(),
  setTimeout: () => null,
  clearTimeout: () => undefined,
  setInterval: () => null,
  clearInterval: () => undefined,
};

const runOn = (client: Pick<pg.Pool, 'query'>) => ({
  executeSql: (text: string, values?: unknown[]) => client.query(text, values),
});

/** The queue as this process sees it, over the connections it has anyway. */
async function openSender({ pool }: Database): Promise<PgBoss> {
  const boss = new PgBoss({
    db: runOn(pool),
    schema: JOB_SCHEMA,
    clock: WITHOUT_TIMERS,
    migrate: false,
    createSchema: false,
    supervise: false,
    schedule: false,
  });
  await boss.start();
  return boss;
}

interface Sender {
  boss: Promise<PgBoss>;
  queues: Map<string, Promise<void>>;
}

const senders = new WeakMap<Database, Sender>();

/** Opened with the first job, and again after a failure. */
function senderOf(database: Database): Sender {
  const known = senders.get(database);
  if (known) return known;
  const sender = { boss: openSender(database), queues: new Map<string, Promise<void>>() };
  senders.set(database, sender);
  sender.boss.catch(() => senders.delete(database));
  return sender;
}

/**
 * Leaves a job to the workers in the current transaction: it exists when that commits, and not otherwise. At least once:
 * whoever carries it out must tolerate repeats.
 */
export async function enqueueJob(database: Database, db: Db, queue: string, data: object): Promise<void> {
  const { boss: opening, queues } = senderOf(database);
  const boss = await opening;
  // The first job may come before the first worker has ever run.
  const made = queues.get(queue) ?? boss.createQueue(queue, QUEUE_RULES);
  queues.set(queue, made);
  await made.catch((error: unknown) => {
    queues.delete(queue);
    throw error;
  });
  const { $client } = db as Db & { $client: pg.Pool };
  await boss.send(queue, data, { db: runOn($client) });
}
