import { sql } from 'drizzle-orm';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildMember } from '#tests/factories/build-member.ts';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import { JOB_SCHEMA, startJobs } from './jobs.ts';
import { log } from './log.ts';
import { purgeJobs } from './purge-jobs.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

it('starts, schedules and stops as the application’s own role', async () => {
  const jobs = await startJobs(db.appUrl, [{ name: 'nightly', cron: '0 3 * * *', run: async () => {} }]);
  const { rows } = await db.owner.execute(sql`select name, cron, timezone from pgboss.schedule`);
  expect(rows).toEqual([{ name: 'nightly', cron: '0 3 * * *', timezone: 'Asia/Shanghai' }]);
  await jobs.stop();
});

it('says in the log why a job failed, which the queue keeps to itself', { timeout: 20_000 }, async () => {
  const told = vi.spyOn(log, 'error').mockReturnValue();
  const failing = { name: 'failing', cron: '0 3 * * *', run: () => Promise.reject(new Error('no paper left')) };
  const jobs = await startJobs(db.appUrl, [failing]);
  const boss = new PgBoss({ connectionString: db.ownerUrl, schema: JOB_SCHEMA, supervise: false, schedule: false });
  await boss.start();
  await boss.send('failing', {});
  await expect
    .poll(() => told.mock.calls[0], { timeout: 15_000 })
    .toEqual([{ err: expect.objectContaining({ message: 'no paper left' }), job: 'failing' }, 'job failed']);
  await boss.stop();
  await jobs.stop();
  told.mockRestore();
});

it('begins what is waited for with the worker, once where several start', { timeout: 20_000 }, async () => {
  const run = vi.fn(async () => undefined);
  const waited = { name: 'waited', cron: '0 3 * * *', atStart: true, run } as const;
  const both = [await startJobs(db.appUrl, [waited]), await startJobs(db.appUrl, [waited])];
  await expect.poll(() => run.mock.calls.length, { timeout: 15_000 }).toBe(1);
  const { rows } = await db.owner.execute(sql`select count(*)::int as n from pgboss.job where name = 'waited'`);
  expect(rows).toEqual([{ n: 1 }]);
  for (const jobs of both) await jobs.stop();
});

it('purges what has served its time and nothing else', async () => {
  const { firmId, userId } = await buildMember(db.owner);
  const key = (name: string, age: string) =>
    db.owner.execute(sql`insert into idempotency_keys (firm_id, user_id, route, key, request_hash, created_at)
      values (${firmId}, ${userId}, 'r', ${name}, 'h', now() - ${age}::interval)`);
  await key('old', '31 days');
  await key('young', '29 days');
  await db.owner.execute(sql`insert into outbox (topic, payload, done_at) values
    ('delivered long ago', '{}', now() - interval '8 days'), ('delivered', '{}', now()), ('open', '{}', null)`);
  for (const job of purgeJobs(db.app)) await job.run();
  const keys = await db.owner.execute(sql`select key from idempotency_keys`);
  const effects = await db.owner.execute(sql`select topic from outbox order by id`);
  expect(keys.rows).toEqual([{ key: 'young' }]);
  expect(effects.rows).toEqual([{ topic: 'delivered' }, { topic: 'open' }]);
});
