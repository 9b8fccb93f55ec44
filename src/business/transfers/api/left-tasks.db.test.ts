import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openExports } from '#app/api/open-exports.ts';
import { createTeller } from '#business/messages/api/public.ts';
import { findParticipant } from '#features/access/api/public.ts';
import { createFileStore } from '#platform/api/file-store.ts';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import { MOST_TRIES } from '../rules/transfer-states.ts';
import { carryOutExport, type ExportWork } from './carry-out-export.ts';
import { transferJobs } from './transfer-jobs.ts';
import { transfers } from './transfer-tables.ts';

let dataDir: string;
let shop: TestShop;
let work: ExportWork;
let admin: TestMember;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'left-tasks-'));
  shop = await startTestShop({ limiter: UNCOUNTED, env: { dataDir } });
  const database = shop.db.app;
  const files = createFileStore(resolve(dataDir, 'transfers'), 'bin');
  const messages = createTeller(Buffer.alloc(32));
  work = { database, exports: openExports(), files, messages, findCaller: (place) => findParticipant(database, place) };
});
afterAll(async () => {
  await shop.stop();
  await rm(dataDir, { recursive: true });
});
beforeEach(async () => {
  admin = await buildMember(shop.db.owner);
  await shop.db.owner.execute(sql`insert into audit_log (firm_id, user_id, action, object_type, object_id)
    values (${admin.firmId}, ${admin.userId}, 'order.noted', 'order', 'SO1')`);
});

const keptFiles = async () =>
  (await readdir(join(dataDir, 'transfers'), { recursive: true }).catch(() => [])).filter((name) => name.includes('.'));
const readTask = async (id: bigint) => (await shop.db.owner.select().from(transfers).where(eq(transfers.id, id)))[0];

async function queue(kind: string): Promise<bigint> {
  const { firmId, userId, memberId } = admin;
  const [row] = await shop.db.owner
    .insert(transfers)
    .values({ firmId, userId, memberId, loginSource: 0, kind, input: {}, inputHash: kind, fileName: '清单.xlsx' })
    .returning({ id: transfers.id });
  if (!row) throw new Error('no task');
  return row.id;
}

it('a task whose process is killed each time says so instead of being tried for ever', async () => {
  const id = await queue('audit-log');
  // What three processes left that were killed in the middle.
  await shop.db.owner.execute(sql`update transfers set status = 'running', tries = ${MOST_TRIES} where id = ${id}`);
  await carryOutExport(work, id);
  expect(await readTask(id)).toMatchObject({
    status: 'failed',
    problem: expect.stringContaining('联系客服'),
  });
});

it('a task that nobody carries out any more is ended at night, and one that was begun anew is not', async () => {
  const old = sql`created_at = now() - interval '25 hours', started_at = now() - interval '25 hours'`;
  const [lost, waits, again] = [await queue('a'), await queue('b'), await queue('c')];
  await shop.db.owner.execute(sql`update transfers set status = 'running', ${old} where id = ${lost}`);
  await shop.db.owner.execute(sql`update transfers set status = 'cancelled', ${old} where id = ${again}`);
  await shop.post('/enterprise-service/transfer/retry', { id: String(again) }, { token: admin.token });
  for (const job of transferJobs(work)) await job.run();
  const states = [lost, waits, again].map(async (id) => (await readTask(id))?.status);
  expect(await Promise.all(states)).toEqual(['failed', 'queued', 'queued']);
});

it('an export that was killed between its file and its row leaves nothing for ever', async () => {
  await carryOutExport(work, await queue('audit-log'));
  const before = await keptFiles();
  const name = await work.files.write(Buffer.from('nobody names it'));
  const half = join(dataDir, 'transfers', name.slice(0, 2), `${name}.bin.part`);
  await writeFile(half, 'ha');
  for (const job of transferJobs(work)) await job.run();
  expect(await keptFiles()).toHaveLength(before.length + 2);
  const yesterday = Date.now() / 1_000 - 25 * 3_600;
  for (const file of await keptFiles()) await utimes(join(dataDir, 'transfers', file), yesterday, yesterday);
  for (const job of transferJobs(work)) await job.run();
  expect((await keptFiles()).sort()).toEqual(before.sort());
});
