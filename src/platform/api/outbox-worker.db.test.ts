import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import { inTransaction } from './database.ts';
import { enqueueEffect } from './outbox.ts';
import { deliverEffects, startOutboxWorker } from './outbox-worker.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());
beforeEach(() => db.owner.execute(sql`truncate outbox`));

const NOBODY = { firmId: null, userId: null };
const enqueue = (topic: string, payload: object) =>
  inTransaction(db.app, NOBODY, 'write', (tx) => enqueueEffect(tx, topic, payload));

it('delivers what was committed and nothing that was rolled back', async () => {
  const seen: unknown[] = [];
  await enqueue('greet', { n: 1 });
  const aborted = inTransaction(db.app, NOBODY, 'write', async (tx) => {
    await enqueueEffect(tx, 'greet', { n: 2 });
    throw new Error('changed my mind');
  });
  await expect(aborted).rejects.toThrow('changed my mind');
  const handlers = { greet: async (payload: unknown) => void seen.push(payload) };
  expect(await deliverEffects(db.app, handlers)).toBe(1);
  expect(await deliverEffects(db.app, handlers)).toBe(0);
  expect(seen).toEqual([{ n: 1 }]);
});

it('retries a failing effect later without holding up the others', async () => {
  const seen: unknown[] = [];
  await enqueue('break', {});
  await enqueue('greet', { n: 3 });
  const handlers = {
    greet: async (payload: unknown) => void seen.push(payload),
    break: async () => {
      throw new Error('partner down');
    },
  };
  await deliverEffects(db.app, handlers);
  expect(seen).toEqual([{ n: 3 }]);
  const { rows } = await db.owner.execute<{ attempts: number; later: boolean; last_error: string }>(
    sql`select attempts, next_attempt_at > now() as later, last_error from outbox where topic = 'break'`,
  );
  expect(rows).toEqual([{ attempts: 1, later: true, last_error: 'Error: partner down' }]);
});

it('keeps what is done when a later effect ends the connection', async () => {
  await enqueue('greet', { n: 4 });
  await enqueue('cut', {});
  const seen: unknown[] = [];
  const handlers = {
    greet: async (payload: unknown) => void seen.push(payload),
    cut: async () => {
      await db.owner.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and usename = 'shop_app' and state = 'idle in transaction'`);
    },
  };
  await expect(deliverEffects(db.app, handlers)).rejects.toThrow();
  const { rows } = await db.owner.execute(sql`select topic, done_at is not null as done from outbox order by id`);
  expect({ seen, rows }).toEqual({
    seen: [{ n: 4 }],
    rows: [
      { topic: 'greet', done: true },
      { topic: 'cut', done: false },
    ],
  });
});

it('never hands one effect to two workers at a time', async () => {
  const seen: unknown[] = [];
  for (let n = 0; n < 40; n += 1) await enqueue('greet', { n });
  const handlers = { greet: async (payload: unknown) => void seen.push(payload) };
  await Promise.all(Array.from({ length: 4 }, () => deliverEffects(db.app, handlers)));
  while (await deliverEffects(db.app, handlers));
  expect(seen).toHaveLength(40);
  expect(new Set(seen.map((payload) => JSON.stringify(payload))).size).toBe(40);
});

it('wakes up when a transaction with effects commits', async () => {
  let arrived: (payload: unknown) => void = () => {};
  const arrival = new Promise((resolve) => {
    arrived = resolve;
  });
  const worker = startOutboxWorker(db.app, db.appUrl, { greet: async (payload) => arrived(payload) });
  await enqueue('greet', { n: 9 });
  expect(await arrival).toEqual({ n: 9 });
  await worker.stop();
});

it('leaves effects to whoever has a handler for them', async () => {
  await enqueue('greet', { n: 10 });
  expect(await deliverEffects(db.app, { other: async () => undefined })).toBe(0);
  const seen: unknown[] = [];
  await deliverEffects(db.app, { greet: async (payload) => void seen.push(payload) });
  expect(seen).toEqual([{ n: 10 }]);
});

it('goes on in one lane while another waits', async () => {
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let arrived: (payload: unknown) => void = () => {};
  const arrival = new Promise((resolve) => {
    arrived = resolve;
  });
  const worker = startOutboxWorker(db.app, db.appUrl, { slow: () => held }, { greet: async (n) => arrived(n) });
  await enqueue('slow', {});
  await enqueue('greet', { n: 11 });
  expect(await arrival).toEqual({ n: 11 });
  release();
  await worker.stop();
});
