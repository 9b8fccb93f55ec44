import { sql } from 'drizzle-orm';
import { type Database, type Db, inTransaction } from '#platform/api/database.ts';
import { accessLog, clientErrors, heartbeats, trackedEvents } from './diagnostics-tables.ts';

const WORKER = { firmId: null, userId: null, right: 'worker' } as const;

export type VisitRecord = typeof accessLog.$inferInsert;
export type ErrorRecord = typeof clientErrors.$inferInsert;
export type EventRecord = typeof trackedEvents.$inferInsert;

const asWorker = (database: Database, work: (db: Db) => Promise<unknown>) =>
  inTransaction(database, WORKER, 'write', async (db) => void (await work(db)));

export const insertVisits = (database: Database, rows: VisitRecord[]) =>
  asWorker(database, (db) => db.insert(accessLog).values(rows));

export const insertErrors = (database: Database, rows: ErrorRecord[]) =>
  asWorker(database, (db) => db.insert(clientErrors).values(rows));

export const insertEvents = (database: Database, rows: EventRecord[]) =>
  asWorker(database, (db) => db.insert(trackedEvents).values(rows));

/** The law asks for six months of access log (网络安全法 §21); nothing is kept much longer than it is needed. */
export const purgeLogs = (database: Database) =>
  asWorker(database, async (db) => {
    await db.execute(sql`set local statement_timeout = '5min'`);
    await db.execute(sql`delete from access_log where at < now() - interval '180 days'`);
    await db.execute(sql`delete from client_errors where at < now() - interval '90 days'`);
    await db.execute(sql`delete from tracked_events where at < now() - interval '90 days'`);
  });

/** Notes that a part of the background is at work. */
export const noteHeartbeat = (database: Database, name: string) =>
  asWorker(database, (db) =>
    db
      .insert(heartbeats)
      .values({ name, seenAt: sql`now()` })
      .onConflictDoUpdate({ target: heartbeats.name, set: { seenAt: sql`now()` } }),
  );
