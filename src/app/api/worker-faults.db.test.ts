import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { read } from '@e965/xlsx';
import { eq, sql } from 'drizzle-orm';
import { PgBoss } from 'pg-boss';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EXPORT_QUEUE } from '#business/transfers/api/export-queue.ts';
import { users } from '#features/access/api/access-tables.ts';
import { approvalMessages } from '#features/approvals/contract/message-events.ts';
import { inTransaction } from '#platform/api/database.ts';
import { JOB_SCHEMA } from '#platform/api/jobs.ts';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { startWorkerProcess, type WorkerProcess } from '#tests/factories/worker-process.ts';
import { startTestShop, type TestShop, testEnv } from '#tests/test-shop.ts';
import { startTestSmtpServer, type TestSmtpServer } from '#tests/test-smtp-server.ts';
import { createPost } from './open-messages.ts';
import { readPepper } from './read-pepper.ts';

/** Issue 15, faults: real workers, as processes of their own, a real mail server, and what becomes of what was under way. */
const SOON = { timeout: 30_000, interval: 100 };

let shop: TestShop;
let dataDir: string;
let pepper: Buffer;
let anna: TestMember;
let smtp: TestSmtpServer;
let worker: WorkerProcess | null = null;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'worker-faults-'));
  shop = await startTestShop({ limiter: UNCOUNTED, env: { dataDir } });
  pepper = await readPepper({ ...testEnv, pepperFile: join(dataDir, 'secrets', 'pepper') });
});
afterAll(async () => {
  await shop.stop();
  await rm(dataDir, { recursive: true });
});
beforeEach(async () => {
  await shop.db.owner.execute(sql`truncate outbox, messages, message_deliveries`);
  anna = await buildMember(shop.db.owner);
  await shop.db.owner
    .update(users)
    .set({ email: `anna${anna.userId}@example.cn` })
    .where(eq(users.id, anna.userId));
});
afterEach(async () => {
  await worker?.stop();
  worker = null;
  await smtp?.stop();
});

const start = (smtpUrl: string) => {
  worker = startWorkerProcess({
    DATABASE_URL: shop.db.appUrl,
    DATA_DIR: dataDir,
    SMTP_URL: smtpUrl,
    ORIGIN: 'http://shop.test',
  });
  return worker;
};

const tell = (key: string) =>
  inTransaction(shop.db.app, anna, 'write', (db) =>
    createPost(pepper).tell(db, {
      ...{ event: approvalMessages.asked, firmId: anna.firmId, to: [anna.userId], key },
      ...{ title: '请审批订单 DD1', text: '等待您审批。', href: '/user/order.html?no=DD1', poNumber: 'PO-7' },
    }),
  );

const rowsOf = async (text: string) => (await shop.db.owner.execute(sql.raw(text))).rows;
const deliveries = () => rowsOf(`select status, attempts from message_deliveries where channel = 'mail'`);
const inboxOf = async () =>
  (await shop.post('/news-center/message/list', {}, { token: anna.token })).body.data.list.map(
    ({ title }: { title: string }) => title,
  );
const ids = () => smtp.letters.map(({ mail }) => mail.messageId);

describe('a mail', () => {
  it('whose answer was cut off after DATA is repeated under the same Message-ID; 站内 it stands once', async () => {
    smtp = await startTestSmtpServer({ cutAfter: 1 });
    await tell('cut');
    start(smtp.smtpUrl);
    await expect.poll(deliveries, SOON).toEqual([{ status: 'sent', attempts: 2 }]);
    expect(ids()).toHaveLength(2);
    expect(new Set(ids()).size).toBe(1);
    expect(await inboxOf()).toEqual(['请审批订单 DD1']);
  });

  it('is there when the server was away for an hour, once', async () => {
    smtp = await startTestSmtpServer();
    const { port, smtpUrl } = smtp;
    await smtp.stop();
    await tell('away');
    start(smtpUrl);
    await expect.poll(async () => Number((await deliveries())[0]?.attempts), SOON).toBeGreaterThanOrEqual(2);
    // Whoever opens the shop meanwhile has it.
    expect(await inboxOf()).toEqual(['请审批订单 DD1']);
    await rowsOf(
      `update message_deliveries set tried_since = now() - interval '1 hour', attempts = 14, due_at = now()`,
    );
    await expect.poll(async () => Number((await deliveries())[0]?.attempts), SOON).toBeGreaterThanOrEqual(15);
    expect(await deliveries()).toMatchObject([{ status: 'waiting' }]);
    smtp = await startTestSmtpServer({ port });
    await rowsOf(`update message_deliveries set due_at = now() where status = 'waiting'`);
    await expect.poll(deliveries, SOON).toMatchObject([{ status: 'sent' }]);
    expect(smtp.letters).toHaveLength(1);
    expect(await inboxOf()).toEqual(['请审批订单 DD1']);
  });

  it('that a killed worker had handed over is sent by the next one under the same Message-ID', async () => {
    smtp = await startTestSmtpServer({ holdAfter: 1 });
    await tell('killed');
    const first = start(smtp.smtpUrl);
    await expect.poll(() => smtp.letters.length, SOON).toBe(1);
    await first.kill();
    // What it held is its own for two minutes.
    await rowsOf(`update message_deliveries set due_at = due_at - interval '2 minutes'`);
    start(smtp.smtpUrl);
    await expect.poll(deliveries, SOON).toEqual([{ status: 'sent', attempts: 2 }]);
    expect(ids()).toHaveLength(2);
    expect(new Set(ids()).size).toBe(1);
    expect(await inboxOf()).toEqual(['请审批订单 DD1']);
  });
});

/** What every worker does once a minute: jobs whose worker is gone are given to another. */
async function lookAfterJobs(): Promise<void> {
  const boss = new PgBoss({
    connectionString: shop.db.appUrl,
    schema: JOB_SCHEMA,
    migrate: false,
    createSchema: false,
    max: 1,
  });
  await boss.start();
  await boss.supervise(EXPORT_QUEUE);
  await boss.stop();
}

describe('an export', () => {
  const ROWS = 50_000;
  const taskOf = async (id: string) =>
    (await rowsOf(`select status, tries, rows_done, problem from transfers where id = ${id}`))[0];

  it('whose worker was killed in the middle is made by the next one, and told once', async () => {
    smtp = await startTestSmtpServer();
    await shop.db.owner.execute(sql`insert into audit_log (firm_id, user_id, action, object_type, object_id, after)
      select ${anna.firmId}, ${anna.userId}, 'order.noted', 'order', 'SO' || n, '{}' from generate_series(1, ${ROWS}::int) n`);
    const asked = await shop.post('/enterprise-service/audit/export', {}, { token: anna.token });
    const { id } = asked.body.data;
    const first = start(smtp.smtpUrl);
    await expect.poll(async () => Number((await taskOf(id))?.rows_done), { ...SOON, interval: 20 }).toBeGreaterThan(0);
    await first.kill();
    const left = await taskOf(id);
    expect(left).toMatchObject({ status: 'running', tries: 1 });
    expect(Number(left?.rows_done)).toBeLessThan(ROWS);
    // The queue misses the heart of a worker for a minute before it gives its task to another.
    await rowsOf(`update pgboss.job set heartbeat_on = now() - interval '2 minutes' where state = 'active'`);
    start(smtp.smtpUrl);
    await lookAfterJobs();
    await expect
      .poll(() => taskOf(id), { timeout: 110_000, interval: 200 })
      .toMatchObject({ status: 'done', tries: 2 });
    await expect.poll(inboxOf, SOON).toHaveLength(1);
    const answer = await fetch(`${shop.url}/enterprise-service/transfer/fetch`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', token: anna.token },
      body: JSON.stringify({ id }),
    });
    const made = Number((await taskOf(id))?.rows_done);
    // That it was asked for stands in the log as well.
    expect(made).toBe(ROWS + 1);
    expect(read(await answer.arrayBuffer()).Sheets.操作日志?.['!ref']).toBe(`A1:H${made + 1}`);
  });
});
