import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import type { MessageEvent } from '../contract/define-message-events.ts';
import { limitOf } from '../rules/event-limit.ts';
import type { Reader } from './message-notices.ts';
import { firmMessageSettings, messageHabits, messagePreferences, messageRobots } from './message-tables.ts';

/** What a company says of each event. */
export async function readFirmSettings(db: Db, firmId: bigint) {
  const rows = await db
    .select({
      event: firmMessageSettings.event,
      active: firmMessageSettings.active,
      channels: firmMessageSettings.channels,
      limitValue: firmMessageSettings.limitValue,
    })
    .from(firmMessageSettings)
    .where(eq(firmMessageSettings.firmId, firmId));
  return new Map(rows.map(({ event, ...setting }) => [event, setting]));
}

export async function writeFirmSettings(
  db: Db,
  firmId: bigint,
  settings: readonly { event: string; active: boolean; channels: string[]; limitValue: number | null }[],
): Promise<void> {
  if (settings.length === 0) return;
  await db
    .insert(firmMessageSettings)
    .values(settings.map((setting) => ({ firmId, ...setting })))
    .onConflictDoUpdate({
      target: [firmMessageSettings.firmId, firmMessageSettings.event],
      set: {
        active: sql`excluded.active`,
        channels: sql`excluded.channels`,
        limitValue: sql`excluded.limit_value`,
        updatedAt: sql`now()`,
      },
    });
}

/** From where on a company wants an event told: its own number, or the event's. */
export async function readEventLimit(db: Db, firmId: bigint, { code, limit }: MessageEvent): Promise<number> {
  if (!limit) throw new Error(`event ${code} has no limit`);
  const said = (await readFirmSettings(db, firmId)).get(code);
  return limitOf(limit, said);
}

/** By which ways a person wants each event. */
export async function readPreferences(db: Db, { firmId, userId }: Reader) {
  const rows = await db
    .select({ event: messagePreferences.event, channels: messagePreferences.channels })
    .from(messagePreferences)
    .where(and(eq(messagePreferences.firmId, firmId), eq(messagePreferences.userId, userId)));
  return new Map(rows.map(({ event, channels }) => [event, channels]));
}

export async function writePreferences(
  db: Db,
  { firmId, userId }: Reader,
  wishes: readonly { event: string; channels: string[] }[],
): Promise<void> {
  if (wishes.length === 0) return;
  await db
    .insert(messagePreferences)
    .values(wishes.map((wish) => ({ firmId, userId, ...wish })))
    .onConflictDoUpdate({
      target: [messagePreferences.firmId, messagePreferences.userId, messagePreferences.event],
      set: { channels: sql`excluded.channels`, updatedAt: sql`now()` },
    });
}

export type HabitsRow = Omit<typeof messageHabits.$inferSelect, 'firmId' | 'userId' | 'updatedAt'>;

export async function readHabits(db: Db, { firmId, userId }: Reader): Promise<HabitsRow | null> {
  const [row] = await db
    .select()
    .from(messageHabits)
    .where(and(eq(messageHabits.firmId, firmId), eq(messageHabits.userId, userId)));
  return row ?? null;
}

export async function writeHabits(db: Db, { firmId, userId }: Reader, habits: HabitsRow): Promise<void> {
  await db
    .insert(messageHabits)
    .values({ firmId, userId, ...habits })
    .onConflictDoUpdate({
      target: [messageHabits.firmId, messageHabits.userId],
      set: { ...habits, updatedAt: sql`now()` },
    });
}

export type RobotRow = typeof messageRobots.$inferSelect;

export function readRobots(db: Db, firmId: bigint): Promise<RobotRow[]> {
  return db.select().from(messageRobots).where(eq(messageRobots.firmId, firmId)).orderBy(asc(messageRobots.id));
}

export async function findRobot(db: Db, firmId: bigint, id: bigint): Promise<RobotRow | null> {
  const [row] = await db
    .select()
    .from(messageRobots)
    .where(and(eq(messageRobots.firmId, firmId), eq(messageRobots.id, id)));
  return row ?? null;
}

/** Robots of a company; whoever adds one waits for the other one who does. */
export async function countRobots(db: Db, firmId: bigint): Promise<number> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`robots ${firmId}`}, 0))`);
  const [row] = await db.select({ all: count() }).from(messageRobots).where(eq(messageRobots.firmId, firmId));
  return row?.all ?? 0;
}

type RobotFacts = Omit<typeof messageRobots.$inferInsert, 'id' | 'firmId' | 'createdAt' | 'updatedAt'>;

export async function insertRobot(db: Db, firmId: bigint, facts: RobotFacts): Promise<void> {
  await db.insert(messageRobots).values({ firmId, ...facts });
}

export async function updateRobot(db: Db, firmId: bigint, id: bigint, facts: RobotFacts): Promise<void> {
  await db
    .update(messageRobots)
    .set({ ...facts, updatedAt: sql`now()` })
    .where(and(eq(messageRobots.firmId, firmId), eq(messageRobots.id, id)));
}

export async function deleteRobot(db: Db, firmId: bigint, id: bigint): Promise<void> {
  await db.delete(messageRobots).where(and(eq(messageRobots.firmId, firmId), eq(messageRobots.id, id)));
}
