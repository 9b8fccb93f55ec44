import { and, gte, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from './database.ts';
import { outbox } from './platform-tables.ts';

/** Channel that wakes the worker when a transaction with effects commits. */
export const OUTBOX_CHANNEL = 'outbox';

/**
 * Records an effect on others in the current transaction. It happens after commit, at least once:
 * subscribers must tolerate repeats.
 */
export async function enqueueEffect(
  db: Db,
  topic: string,
  payload: object,
  firmId: bigint | null = null,
): Promise<void> {
  await recordEffect(db, topic, payload, firmId);
  await db.execute(sql`select pg_notify(${OUTBOX_CHANNEL}, '')`);
}

/**
 * The same for effects that may wait for the next poll: transactions that notify queue up behind each other when they
 * commit, which a path that many walk at once cannot afford.
 */
export async function recordEffect(
  db: Db,
  topic: string,
  payload: object,
  firmId: bigint | null = null,
): Promise<void> {
  await db.insert(outbox).values({ topic, payload, firmId });
}

/** The same for what is to happen some seconds from now, by the clock of the database, and not before. */
export async function recordEffectLater(db: Db, topic: string, payload: object, seconds: number): Promise<void> {
  const nextAttemptAt = sql`now() + make_interval(secs => ${seconds})`;
  await db.insert(outbox).values({ topic, payload, firmId: null, nextAttemptAt });
}

/** The same as part of a statement whose relation `from` gives the payload. */
export const writingEffect = (topic: SQL | string, { from, payload }: { from: SQL; payload: SQL }): SQL =>
  sql`insert into outbox (topic, payload) select ${topic}, ${payload} from ${from}`;

/** Has effects of these topics that were done since a moment done once more. */
export async function repeatEffects(db: Db, topics: readonly string[], since: Date): Promise<void> {
  await db
    .update(outbox)
    .set({ doneAt: null, nextAttemptAt: sql`now()` })
    .where(and(inArray(outbox.topic, [...topics]), gte(outbox.doneAt, since)));
}
