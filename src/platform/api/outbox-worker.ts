import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import { type Database, inTransaction } from './database.ts';
import { listenToChannel } from './listen-channel.ts';
import { log, withoutValues } from './log.ts';
import { OUTBOX_CHANNEL } from './outbox.ts';
import { outbox } from './platform-tables.ts';

/** What is done when an effect leaves the outbox. At least once: the same payload may arrive again. */
export type EffectHandlers = Readonly<Record<string, (payload: unknown) => Promise<void>>>;

/** Work that lies somewhere else than in the outbox and is woken like it; answers how much it found, at most a batch. */
export type LaneWork = () => Promise<number>;

/** Nothing will change by another try in an hour: laid aside after ten of them. */
export class Permanent extends Error {}

/**
 * One handler for each topic that any of these answers. Who hears of the same topic acts one after the other, whether or
 * not somebody before failed; then all of them hear of it once more.
 */
export function mergeEffects(...all: readonly EffectHandlers[]): EffectHandlers {
  const topics = [...new Set(all.flatMap((handlers) => Object.keys(handlers)))];
  const answer = (topic: string) => async (payload: unknown) => {
    const failures: unknown[] = [];
    for (const handlers of all) {
      await handlers[topic]?.(payload).catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw failures[0];
  };
  return Object.fromEntries(topics.map((topic) => [topic, answer(topic)]));
}

const WORKER = { firmId: null, userId: null, right: 'worker' } as const;
const BATCH = 50;
/** Notifications can be lost with a connection; polling makes them an optimisation. */
const POLL_MS = 2_000;
/** So many tries at least, which take half an hour; then only what is older than a day is laid aside. */
const LEAST_ATTEMPTS = 10;
const PATIENCE_HOURS = 24;

/**
 * Carries out due effects that have a handler here, at most a batch, and returns how many it took. Each has a
 * transaction of its own: what is done stays done when a later one ends the connection or the process.
 */
export async function deliverEffects(database: Database, handlers: EffectHandlers): Promise<number> {
  let taken = 0;
  while (taken < BATCH && (await deliverNext(database, handlers))) taken += 1;
  return taken;
}

/** A failing effect is retried with growing pauses and laid aside after a day; it never blocks the others. */
async function deliverNext(database: Database, handlers: EffectHandlers): Promise<boolean> {
  return inTransaction(database, WORKER, 'write', async (db) => {
    // The connection waits while the handler works on others: longer than calls may let it.
    await db.execute(sql`set local idle_in_transaction_session_timeout = '5min'`);
    const [effect] = await db
      .select({ id: outbox.id, topic: outbox.topic, payload: outbox.payload, attempts: outbox.attempts })
      .from(outbox)
      .where(
        and(
          inArray(outbox.topic, Object.keys(handlers)),
          isNull(outbox.doneAt),
          isNull(outbox.deadAt),
          lte(outbox.nextAttemptAt, sql`now()`),
        ),
      )
      .orderBy(asc(outbox.nextAttemptAt), asc(outbox.id))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!effect) return false;
    const outcome = await attempt(effect, handlers);
    await db.update(outbox).set(outcome).where(eq(outbox.id, effect.id));
    return true;
  });
}

interface DueEffect {
  id: bigint;
  topic: string;
  payload: unknown;
  attempts: number;
}

/** What is to be remembered of one try. */
async function attempt(effect: DueEffect, handlers: EffectHandlers) {
  try {
    const handler = handlers[effect.topic];
    if (!handler) throw new Error(`no handler for topic ${effect.topic}`);
    await handler(effect.payload);
    return { doneAt: sql`now()` };
  } catch (error) {
    const attempts = effect.attempts + 1;
    log.error({ err: error, topic: effect.topic, effect: String(effect.id), attempts }, 'effect failed');
    return {
      attempts,
      lastError: withoutValues(String(error)).slice(0, 1000),
      nextAttemptAt: sql`now() + make_interval(secs => ${Math.min(2 ** attempts, 600)})`,
      deadAt: deadWhen(attempts, error),
    };
  }
}

/** Servers of others are away for hours, not for days (issue 15); what they refuse for good is not asked for so long. */
function deadWhen(attempts: number, error: unknown) {
  if (attempts < LEAST_ATTEMPTS) return null;
  if (error instanceof Permanent) return sql`now()`;
  return sql`case when ${outbox.createdAt} < now() - make_interval(hours => ${PATIENCE_HOURS}) then now() end`;
}

export interface OutboxWorker {
  stop(): Promise<void>;
}

/**
 * Delivers effects as soon as their transaction commits, and at the latest after the polling interval. Each lane works
 * through its own topics: a mail server that does not answer keeps nobody but letters waiting.
 */
export function startOutboxWorker(
  database: Database,
  databaseUrl: string,
  ...lanes: readonly (EffectHandlers | LaneWork)[]
): OutboxWorker {
  const running = lanes.map((lane) =>
    startLane(typeof lane === 'function' ? lane : () => deliverEffects(database, lane)),
  );
  const wake = () => {
    for (const lane of running) lane.notice();
  };
  const listener = listenToChannel(databaseUrl, OUTBOX_CHANNEL, { hear: wake, missed: wake });
  return {
    async stop() {
      await Promise.all(running.map((lane) => lane.stop()));
      await listener.stop();
    },
  };
}

function startLane(work: LaneWork) {
  let stopped = false;
  let noticed = false;
  let wake: () => void = () => {};
  const loop = async () => {
    while (!stopped) {
      noticed = false;
      const taken = await work().catch((err: unknown) => {
        if (!stopped) log.error({ err }, 'outbox not readable');
        return 0;
      });
      if (taken === BATCH || noticed || stopped) continue;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, POLL_MS);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  };
  const running = loop();
  return {
    notice() {
      noticed = true;
      wake();
    },
    async stop() {
      stopped = true;
      wake();
      await running;
    },
  };
}
