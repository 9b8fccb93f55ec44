import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { amongIds } from '#platform/api/among.ts';
import type { Db } from '#platform/api/database.ts';
import { OUTBOX_CHANNEL } from '#platform/api/outbox.ts';
import { MESSAGE_CHANNEL } from './message-notices.ts';
import {
  firmMessageSettings,
  messageDeliveries,
  messageHabits,
  messagePreferences,
  messageRobots,
  messages,
} from './message-tables.ts';

type Place = { firmId: bigint; event: string };

/** What the company says of an event; undefined where it says nothing. */
export async function readSetting(db: Db, { firmId, event }: Place) {
  const [row] = await db
    .select({ active: firmMessageSettings.active, channels: firmMessageSettings.channels })
    .from(firmMessageSettings)
    .where(and(eq(firmMessageSettings.firmId, firmId), eq(firmMessageSettings.event, event)));
  return row;
}

const HABITS = {
  quietFrom: messageHabits.quietFrom,
  quietTo: messageHabits.quietTo,
  digest: messageHabits.digest,
} as const;

/**
 * What each of these people wants of an event, and when; those who never said anything are not among them. What is of no company
 * goes by what they said in any.
 */
export async function readWishes(db: Db, { firmId, event }: Place, userIds: readonly bigint[]) {
  const preferences = await db
    .select({ userId: messagePreferences.userId, channels: messagePreferences.channels })
    .from(messagePreferences)
    .where(
      and(
        firmId === 0n ? undefined : eq(messagePreferences.firmId, firmId),
        eq(messagePreferences.event, event),
        amongIds(messagePreferences.userId, userIds),
      ),
    );
  const habits = await db
    .select({ userId: messageHabits.userId, ...HABITS })
    .from(messageHabits)
    .where(and(firmId === 0n ? undefined : eq(messageHabits.firmId, firmId), amongIds(messageHabits.userId, userIds)));
  return {
    channels: new Map(preferences.map((row) => [row.userId, row.channels])),
    habits: new Map(habits.map((row) => [row.userId, row])),
  };
}

/** Robots of a company that are told of an event. */
export function readRobotsOf(db: Db, { firmId, event }: Place) {
  return db
    .select({ id: messageRobots.id, quietFrom: messageRobots.quietFrom, quietTo: messageRobots.quietTo })
    .from(messageRobots)
    .where(
      and(
        eq(messageRobots.firmId, firmId),
        eq(messageRobots.active, true),
        sql`${event} = any(${messageRobots.events})`,
      ),
    );
}

type FreshMessage = typeof messages.$inferInsert;

/** Writes what people have not been told yet; answers whom that concerns. */
export function insertMessages(db: Db, fresh: readonly FreshMessage[]) {
  return db
    .insert(messages)
    .values([...fresh])
    .onConflictDoNothing()
    .returning({ id: messages.id, userId: messages.userId, shown: messages.shown });
}

export type FreshDelivery = typeof messageDeliveries.$inferInsert;

/** Puts on their way what is not there already; wakes whoever carries them. */
export async function insertDeliveries(db: Db, fresh: readonly FreshDelivery[]): Promise<void> {
  if (fresh.length === 0) return;
  await db
    .insert(messageDeliveries)
    .values([...fresh])
    .onConflictDoNothing();
  await db.execute(sql`select pg_notify(${OUTBOX_CHANNEL}, '')`);
}

/** Tells processes that hold streams, when the transaction commits. */
export async function notifyStreams(db: Db, notices: readonly string[]): Promise<void> {
  if (notices.length === 0) return;
  await db.execute(
    sql`select pg_notify(${MESSAGE_CHANNEL}, notice) from unnest(${sql.param([...notices])}::text[]) notice`,
  );
}

/** People with something that waits for a digest, and their habits; null: none said. */
export async function readGatherers(db: Db) {
  return db
    .selectDistinct({
      firmId: messageDeliveries.firmId,
      userId: messageDeliveries.userId,
      digest: messageHabits.digest,
      digestHour: messageHabits.digestHour,
      digestDay: messageHabits.digestDay,
      digestedOn: messageHabits.digestedOn,
    })
    .from(messageDeliveries)
    .leftJoin(
      messageHabits,
      and(eq(messageHabits.firmId, messageDeliveries.firmId), eq(messageHabits.userId, messageDeliveries.userId)),
    )
    .where(and(eq(messageDeliveries.status, 'gathered'), isNotNull(messageDeliveries.userId)));
}
